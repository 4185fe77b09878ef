import type { ManagedProduct } from '#contracts/product.ts';
import { availabilityInWords } from '#domain/availability/reservation.ts';
import { StatusDot } from '../status-dot.tsx';
import { HiddenNote } from './hidden-note.tsx';

type StateNoteProps = {
  product: ManagedProduct;
  /** That it was taken down is told elsewhere on its row. */
  tellsTakenDown?: boolean;
};

/** Whether a piece is reserved or sold, and why else shoppers do not see it. */
export function StateNote({ product: given, tellsTakenDown = true }: StateNoteProps) {
  const hiddenBy = given.hiddenBy.filter(
    (reason) => reason !== 'sold' && (tellsTakenDown || reason !== 'taken-down'),
  );
  const product = { ...given, hiddenBy };
  const words = availabilityInWords(product);
  const isHidden = hiddenBy.length > 0 || (!given.published && given.hiddenBy.length === 0);
  return (
    <>
      {words && (
        <span className="text-fine not-last:mr-2">
          <StatusDot tone={product.availability === 'SOLD' ? 'quiet' : 'warn'}>{words}</StatusDot>
        </span>
      )}
      {isHidden && <HiddenNote product={product} />}
    </>
  );
}
