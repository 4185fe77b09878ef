import type { HiddenBy, ManagedProduct } from '#contracts/product.ts';
import * as texts from '#texts/back-office/product-states.ts';
import { StatusDot } from '../status-dot.tsx';

const reasons: Record<HiddenBy, string> = {
  seller: texts.sellerNotActive,
  category: texts.categoryUnlisted,
  'sub-category': texts.subCategoryUnlisted,
  'product-type': texts.typeUnlisted,
  sold: texts.isSold,
  'hidden-by-seller': texts.bySeller,
  'taken-down': texts.takenDown,
  'not-approved': texts.notApproved,
};

/** A note that shoppers do not see a product, and why. */
export function HiddenNote({ product }: { product: ManagedProduct }) {
  const why = product.hiddenBy.map((reason) => reasons[reason]);
  const text = why.length === 0 ? texts.notShown : texts.hiddenFor(why);
  return (
    <span className="text-fine not-last:me-2">
      <StatusDot tone="quiet">{text}</StatusDot>
    </span>
  );
}
