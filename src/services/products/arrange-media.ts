import { MEDIA_SLOTS } from '#contracts/media.ts';
import type { ProductInput } from '#contracts/product.ts';
import type { ProductMediaRow } from '#database/queries/products/write-product.ts';
import { said } from '#languages/said.ts';
import { invalid } from '../failure.ts';
import { mediaUrl } from '../media/present-media.ts';

/** A new file in the store: the part of the form that it came in, and its asset. */
export type NewMedia = { part: string; mediaId: string };

type Wish = Pick<ProductInput, 'existingImages' | 'existingVideos' | 'mediaOrder'>;
type Piece = { name: string; mediaId: string };

/**
 * Returns the order of a product's media: `mediaOrder` where it is sent, else the slots
 * (docs/behaviour/seller.md#media-slots). A new file takes the slot of its number (`image2` the
 * second), media that stay fill the others: images first, then videos. Refuses foreign URLs and
 * more than four.
 */
export function arrangeMedia(
  wish: Wish,
  present: readonly ProductMediaRow[],
  added: readonly NewMedia[],
): string[] {
  const kept = [
    ...keptOf('existingImages', 'image', wish.existingImages, present),
    ...keptOf('existingVideos', 'video', wish.existingVideos, present),
  ];
  const fresh = added.map(({ part, mediaId }) => ({ name: part, mediaId }));
  if (kept.length + fresh.length > MEDIA_SLOTS) {
    const field = added.at(-1)?.part.split('.')[0] ?? 'existingImages';
    throw invalid(field, said('tooManyMedia', { most: MEDIA_SLOTS }));
  }
  const arranged =
    wish.mediaOrder.length > 0
      ? byOrder(wish.mediaOrder, [...kept, ...fresh])
      : bySlots(kept, fresh);
  return [...new Set(arranged.map((piece) => piece.mediaId))];
}

function keptOf(
  field: string,
  kind: 'image' | 'video',
  urls: readonly string[],
  present: readonly ProductMediaRow[],
): Piece[] {
  return [...new Set(urls)].map((url) => {
    const own = present.find((media) => media.kind === kind && url.endsWith(mediaUrl(media.file)));
    if (own === undefined) {
      throw invalid(field, said('notOwnFiles', { field }));
    }
    return { name: mediaUrl(own.file), mediaId: own.mediaId };
  });
}

function byOrder(order: readonly string[], pieces: readonly Piece[]): Piece[] {
  const left = [...pieces];
  const arranged = order.map((name) => {
    const at = left.findIndex((piece) => name === piece.name || name.endsWith(piece.name));
    if (at < 0) {
      throw invalid('mediaOrder', said('notKeptFiles'));
    }
    return left.splice(at, 1);
  });
  return [...arranged.flat(), ...left];
}

function bySlots(kept: readonly Piece[], fresh: readonly Piece[]): Piece[] {
  const slots: (Piece | undefined)[] = Array(MEDIA_SLOTS).fill(undefined);
  const numbered = fresh.toSorted((a, b) => slotOf(a) - slotOf(b));
  const waiting = [...kept];
  for (const piece of numbered) {
    const slot = slotOf(piece);
    if (slot >= 0 && slots[slot] === undefined) slots[slot] = piece;
    else waiting.push(piece);
  }
  return slots.map((piece) => piece ?? waiting.shift()).filter((piece) => piece !== undefined);
}

/** NaN for a file that was uploaded before the form, which has no slot. */
const slotOf = (piece: Piece) => Number(/^(?:image|video)([1-4])$/.exec(piece.name)?.[1]) - 1;
