import type { MediaSlot } from './media-slots.ts';
import type { Uploads } from './use-uploads.ts';

/**
 * Returns the picture of a slot in full size: the file it was cropped from while this form has it,
 * else the widest stored. Null where it cannot be loaded.
 */
export async function openOriginal(
  slot: Exclude<MediaSlot, { is: 'empty' }>,
  uploads: Uploads['all'],
): Promise<{ file: Blob; name: string } | null> {
  const own =
    slot.is === 'uploading'
      ? uploads.get(slot.upload)
      : [...uploads.values()].find(
          ({ sent }) => slot.is === 'sent' && sent?.ticket === slot.ticket,
        );
  if (own) return { file: own.source, name: own.file.name };
  if (slot.is === 'uploading') return null;
  const widest = slot.widest ? await fetchPicture(slot.widest) : null;
  const file = widest ?? (await fetchPicture(slot.url));
  return file && { file, name: slot.url.split('/').at(-1) ?? '' };
}

async function fetchPicture(url: string): Promise<Blob | null> {
  const response = await fetch(url).catch(() => null);
  return response?.ok ? response.blob() : null;
}
