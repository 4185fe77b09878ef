import type { ManagedProduct } from '#contracts/product.ts';
import { availabilityInWords } from '#domain/availability/reservation.ts';
import { StatusDot } from '../status-dot.tsx';
import { HiddenNote } from './hidden-note.tsx';

/** Whether a piece is reserved or sold, and why else shoppers do not see it. */
export function StateNote({ product }: { product: ManagedProduct }) {
  const words = availabilityInWords(product);
  const isHidden = !product.published && product.hiddenBy.some((reason) => reason !== 'sold');
  return (
    <>
      {words && (
        <span className="mr-2 text-fine">
          <StatusDot tone={product.availability === 'SOLD' ? 'quiet' : 'warn'}>{words}</StatusDot>
        </span>
      )}
      {isHidden && <HiddenNote product={product} />}
    </>
  );
}
