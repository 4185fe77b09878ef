import type { HiddenBy, ManagedProduct } from '#contracts/product.ts';
import { StatusDot } from '../status-dot.tsx';

const reasons: Record<HiddenBy, string> = {
  seller: 'seller not active',
  category: 'category unlisted',
  'sub-category': 'sub-category unlisted',
  'product-type': 'product type unlisted',
  sold: 'sold',
  'hidden-by-seller': 'by its seller',
  'taken-down': 'taken down',
};

/** A note that shoppers do not see a product, and why. */
export function HiddenNote({ product }: { product: ManagedProduct }) {
  const why = product.hiddenBy.map((reason) => reasons[reason]).join(', ');
  const text = why === '' ? 'Not shown to shoppers' : `Hidden: ${why}`;
  return (
    <span className="text-fine not-last:me-2">
      <StatusDot tone="quiet">{text}</StatusDot>
    </span>
  );
}
