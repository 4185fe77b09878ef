import { MEDIA_SLOTS, type MediaItem, type MediaKind } from '#contracts/media.ts';

/** One of the four media slots of a product's form. `url` shows its content. */
export type MediaSlot =
  | { is: 'empty'; kind: MediaKind }
  /** Already in the product. `widest` is the address of its largest version. */
  | { is: 'kept'; kind: MediaKind; url: string; widest?: string }
  /** Uploaded before the form, which names it by its ticket. */
  | { is: 'sent'; kind: MediaKind; url: string; ticket: string; widest?: string }
  /** Uploading or refused: `upload` finds its file and progress. */
  | { is: 'uploading'; kind: MediaKind; upload: string };
export type MediaSlots = readonly MediaSlot[];

type Shown = 'kind' | 'url' | 'base' | 'webp';

/** Returns how a slot shows a stored file. */
export function shownOf({ kind, url, base, webp }: Pick<MediaItem, Shown>) {
  return webp.length > 0
    ? { kind, url, widest: `${base}-${Math.max(...webp)}.webp` }
    : { kind, url };
}

const empty = (kind: MediaKind): MediaSlot => ({ is: 'empty', kind });

/** Returns the four slots of a product's media in order, the cover first. */
export function slotsOf(media: readonly Pick<MediaItem, Shown>[]): MediaSlots {
  const kept = media
    .slice(0, MEDIA_SLOTS)
    .map((item): MediaSlot => ({ is: 'kept', ...shownOf(item) }));
  return [...kept, ...Array.from({ length: MEDIA_SLOTS - kept.length }, () => empty('image'))];
}

const replace = (slots: MediaSlots, index: number, slot: MediaSlot) => slots.with(index, slot);

/** 'Switch to Video/Image': changes the slot's kind and empties it. */
export function switchKind(slots: MediaSlots, index: number): MediaSlots {
  const slot = slots[index];
  if (!slot) return slots;
  return replace(slots, index, empty(slot.kind === 'image' ? 'video' : 'image'));
}

export function clearSlot(slots: MediaSlots, index: number): MediaSlots {
  const slot = slots[index];
  return slot ? replace(slots, index, empty(slot.kind)) : slots;
}

/**
 * Puts removed media back into its slot, or the first empty one; returns the same slots where none
 * is empty.
 */
export function putBack(slots: MediaSlots, index: number, slot: MediaSlot): MediaSlots {
  const free = [index, ...slots.keys()].find((at) => slots[at]?.is === 'empty');
  return free === undefined ? slots : replace(slots, free, slot);
}

/** Moves the content of one slot to another; the slots between shift. */
export function moveSlot(slots: MediaSlots, from: number, to: number): MediaSlots {
  const slot = slots[from];
  if (!slot || to < 0 || to >= slots.length) return slots;
  return slots.toSpliced(from, 1).toSpliced(to, 0, slot);
}

type FilledSlots = { slots: MediaSlots; filled: { index: number; file: File; upload: string }[] };

/**
 * Puts files that were chosen at `index`, or dropped together, into slots: the first into that slot
 * even where it is full, the others into the free ones from there on. Files without room are
 * ignored.
 */
export function fillSlots(
  slots: MediaSlots,
  index: number,
  files: readonly File[],
  newUpload: () => string,
): FilledSlots & { left: number } {
  const order = [...slots.keys()].map((offset) => (index + offset) % slots.length);
  const free = order.filter((at) => at === index || slots[at]?.is === 'empty');
  const filled = files.slice(0, free.length).map((file, at) => ({
    file,
    index: free[at] ?? index,
    upload: newUpload(),
  }));
  const next = filled.reduce<MediaSlots>(
    (before, { index: at, file, upload }) =>
      replace(before, at, { is: 'uploading', kind: kindOf(file), upload }),
    slots,
  );
  return { slots: next, filled, left: files.length - filled.length };
}

/** By the browser's type of the file; the server checks its content. */
export const kindOf = (file: Pick<File, 'type'>): MediaKind =>
  file.type.startsWith('video/') ? 'video' : 'image';

/** Records a finished upload, wherever its slot has been moved meanwhile. */
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

/** Returns the media fields of add-product and edit-product, as JSON text. */
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

/** Returns the slots as a form's value: text, which survives a reload. */
export const writeSlots = (slots: MediaSlots): string => JSON.stringify(slots);

/**
 * Reads what {@link writeSlots} wrote; anything else gives four empty slots. Uploads that `isKnown`
 * does not know belonged to an earlier page: their slots are empty.
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
