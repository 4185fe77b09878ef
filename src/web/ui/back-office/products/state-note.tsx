import type { HiddenBy, ManagedProduct } from '#contracts/product.ts';
import { availabilityInWords } from '#domain/availability/reservation.ts';
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
function HiddenNote({ product }: { product: ManagedProduct }) {
  const why = product.hiddenBy.map((reason) => reasons[reason]);
  const text = why.length === 0 ? texts.notShown : texts.hiddenFor(why);
  return (
    <span className="text-fine not-last:me-2">
      <StatusDot tone="quiet">{text}</StatusDot>
    </span>
  );
}

/** How many there are of several, and how many of them are reserved for customers. */
function Stock({ product: { quantity, available, availability } }: { product: ManagedProduct }) {
  if (quantity === null || availability === 'SOLD') return null;
  const reserved = Math.max(0, quantity - (available ?? 0));
  return (
    <span className="text-fine text-ink-soft not-last:me-2">
      {reserved === 0 ? texts.left(quantity) : texts.leftWithReserved({ quantity, reserved })}
    </span>
  );
}

type StateNoteProps = {
  product: ManagedProduct;
  /** That it was taken down is told elsewhere on its row. */
  tellsTakenDown?: boolean;
  /** Says so too where nothing else is to be told: in a column of states. */
  tellsAvailable?: boolean;
};

/** Whether a product is reserved or sold, and why else shoppers do not see it. */
export function StateNote(props: StateNoteProps) {
  const { product: given, tellsTakenDown = true, tellsAvailable = false } = props;
  const hiddenBy = given.hiddenBy.filter(
    (reason) =>
      reason !== 'sold' &&
      (tellsTakenDown || (reason !== 'taken-down' && reason !== 'not-approved')),
  );
  const product = { ...given, hiddenBy };
  const words = availabilityInWords(product);
  const isHidden = hiddenBy.length > 0 || (!given.published && given.hiddenBy.length === 0);
  const isPlain = !words && !isHidden && given.takenDown === null;
  return (
    <>
      {tellsAvailable && isPlain && (
        <span className="not-last:me-2">
          <StatusDot tone="good">{texts.available}</StatusDot>
        </span>
      )}
      {words && (
        <span className="text-fine not-last:me-2">
          <StatusDot tone={product.availability === 'SOLD' ? 'quiet' : 'warn'}>{words}</StatusDot>
        </span>
      )}
      <Stock product={product} />
      {isHidden && <HiddenNote product={product} />}
    </>
  );
}
