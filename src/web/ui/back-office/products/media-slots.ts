import { MEDIA_SLOTS, type MediaItem, type MediaKind } from '#contracts/media.ts';

/** One of the four places of a product's form. `url` shows what is in it. */
export type MediaSlot =
  | { is: 'empty'; kind: MediaKind }
  /** The product's own already. `widest` is the address of the most pixels there are of it. */
  | { is: 'kept'; kind: MediaKind; url: string; widest?: string }
  /** Sent ahead; the form names it by its ticket. */
  | { is: 'sent'; kind: MediaKind; url: string; ticket: string; widest?: string }
  /** On its way, or refused: `upload` finds its file and progress. */
  | { is: 'uploading'; kind: MediaKind; upload: string };
export type MediaSlots = readonly MediaSlot[];

type Shown = 'kind' | 'url' | 'base' | 'webp';

/** How a slot shows what has been taken in. */
export function shownOf({ kind, url, base, webp }: Pick<MediaItem, Shown>) {
  return webp.length > 0
    ? { kind, url, widest: `${base}-${Math.max(...webp)}.webp` }
    : { kind, url };
}

const empty = (kind: MediaKind): MediaSlot => ({ is: 'empty', kind });

/** The slots of a product's media in their order, the cover first; four in all. */
export function slotsOf(media: readonly Pick<MediaItem, Shown>[]): MediaSlots {
  const kept = media
    .slice(0, MEDIA_SLOTS)
    .map((item): MediaSlot => ({ is: 'kept', ...shownOf(item) }));
  return [...kept, ...Array.from({ length: MEDIA_SLOTS - kept.length }, () => empty('image'))];
}

const replace = (slots: MediaSlots, index: number, slot: MediaSlot) => slots.with(index, slot);

/** 'Switch to Video/Image': what was in the slot goes with it. */
export function switchKind(slots: MediaSlots, index: number): MediaSlots {
  const slot = slots[index];
  if (!slot) return slots;
  return replace(slots, index, empty(slot.kind === 'image' ? 'video' : 'image'));
}

/** Empties a slot, which stays of its kind. */
export function clearSlot(slots: MediaSlots, index: number): MediaSlots {
  const slot = slots[index];
  return slot ? replace(slots, index, empty(slot.kind)) : slots;
}

/** Puts what was taken out back into its slot, or the first that is empty; the same slots where none is. */
export function putBack(slots: MediaSlots, index: number, slot: MediaSlot): MediaSlots {
  const free = [index, ...slots.keys()].find((at) => slots[at]?.is === 'empty');
  return free === undefined ? slots : replace(slots, free, slot);
}

/** Moves what is in one slot to another; those between make room. */
export function moveSlot(slots: MediaSlots, from: number, to: number): MediaSlots {
  const slot = slots[from];
  if (!slot || to < 0 || to >= slots.length) return slots;
  return slots.toSpliced(from, 1).toSpliced(to, 0, slot);
}

type Placed = { slots: MediaSlots; placed: { index: number; file: File; upload: string }[] };

/**
 * Puts files that were chosen at `index`, or dropped at once, into slots: the first into that slot
 * even where it is full, the others into the free ones from there on. What finds no room is left.
 */
export function placeFiles(
  slots: MediaSlots,
  index: number,
  files: readonly File[],
  newUpload: () => string,
): Placed & { left: number } {
  const order = [...slots.keys()].map((offset) => (index + offset) % slots.length);
  const free = order.filter((at) => at === index || slots[at]?.is === 'empty');
  const placed = files.slice(0, free.length).map((file, at) => ({
    file,
    index: free[at] ?? index,
    upload: newUpload(),
  }));
  const filled = placed.reduce<MediaSlots>(
    (before, { index: at, file, upload }) =>
      replace(before, at, { is: 'uploading', kind: kindOf(file), upload }),
    slots,
  );
  return { slots: filled, placed, left: files.length - placed.length };
}

/** By what the browser calls the file; the server looks at its content. */
export const kindOf = (file: Pick<File, 'type'>): MediaKind =>
  file.type.startsWith('video/') ? 'video' : 'image';

/** An upload has arrived: wherever its slot has been moved meanwhile. */
export function settleUpload(
  slots: MediaSlots,
  upload: string,
  { media, ticket }: { media: Pick<MediaItem, Shown>; ticket: string },
): MediaSlots {
  return slots.map((slot) =>
    slot.is === 'uploading' && slot.upload === upload
      ? { is: 'sent', ...shownOf(media), ticket }
      : slot,
  );
}

export type MediaPayload = {
  existingImages: string;
  existingVideos: string;
  uploads: string;
  mediaOrder: string;
};

/** The media fields of add-product and edit-product, as JSON text. */
export function mediaPayload(slots: MediaSlots): MediaPayload {
  const kept = (kind: MediaKind) =>
    slots.flatMap((slot) => (slot.is === 'kept' && slot.kind === kind ? [slot.url] : []));
  const order = slots.flatMap((slot) => {
    if (slot.is === 'kept') return [slot.url];
    return slot.is === 'sent' ? [slot.ticket] : [];
  });
  const tickets = slots.flatMap((slot) => (slot.is === 'sent' ? [slot.ticket] : []));
  return {
    existingImages: JSON.stringify(kept('image')),
    existingVideos: JSON.stringify(kept('video')),
    uploads: JSON.stringify([...new Set(tickets)]),
    mediaOrder: JSON.stringify([...new Set(order)]),
  };
}

export const isSending = (slots: MediaSlots) => slots.some((slot) => slot.is === 'uploading');

/** The slots as a form's value, which is text so that it outlives a reload. */
export const writeSlots = (slots: MediaSlots): string => JSON.stringify(slots);

/**
 * Reads what {@link writeSlots} wrote; anything else reads as four empty slots. An upload that
 * `isKnown` does not know has gone with the page that sent it: its slot is empty.
 */
export function readSlots(
  text: string,
  isKnown: (upload: string) => boolean = () => false,
): MediaSlots {
  try {
    const found: unknown = JSON.parse(text);
    if (Array.isArray(found) && found.length === MEDIA_SLOTS && found.every(isSlot)) {
      return found.map((slot) =>
        slot.is === 'uploading' && !isKnown(slot.upload) ? empty(slot.kind) : slot,
      );
    }
  } catch {
    // Not ours.
  }
  return slotsOf([]);
}

function isSlot(value: unknown): value is MediaSlot {
  if (typeof value !== 'object' || value === null) return false;
  const { is, kind, url, widest, ticket, upload } = value as Record<string, unknown>;
  const isKind = kind === 'image' || kind === 'video';
  if (is === 'empty') return isKind;
  if (is === 'uploading') return isKind && typeof upload === 'string';
  const isShown = isKind && isOurs(url) && (widest === undefined || isOurs(widest));
  return is === 'kept' ? isShown : is === 'sent' && isShown && typeof ticket === 'string';
}

const isOurs = (url: unknown) => typeof url === 'string' && url.startsWith('/media/');
