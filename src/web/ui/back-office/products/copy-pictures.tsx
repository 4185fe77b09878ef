import { useFormContext } from 'react-hook-form';
import type { UploadedMedia } from '#contracts/product.ts';
import * as texts from '#texts/back-office/products.tsx';
import { ActionButton } from '../action-button.tsx';
import { type MediaSlots, readSlots, shownOf, slotsOf, writeSlots } from './media-slots.ts';
import type { ProductFormIn } from './product-form.ts';

/** Whether no picture or video was chosen. */
export const isWithoutMedia = (media: string): boolean =>
  readSlots(media, () => true).every(({ is }) => is === 'empty');

/**
 * At the top of a copy's form until it has pictures: they are its own, or those of the product that was copied, of
 * which `copies` are tickets.
 */
export function CopyPictures({ copies }: { copies: readonly UploadedMedia[] }) {
  const { watch, setValue, clearErrors } = useFormContext<ProductFormIn>();
  if (!isWithoutMedia(watch('media'))) return null;
  function take() {
    const slots: MediaSlots = slotsOf([]).map((slot, index) => {
      const copy = copies[index];
      return copy ? { is: 'sent', ...shownOf(copy.media), ticket: copy.ticket } : slot;
    });
    setValue('media', writeSlots(slots), { shouldDirty: true });
    clearErrors('media');
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-accent-soft px-3 py-2.5"
    >
      <p className="min-w-48 grow basis-0">{texts.copyHasNoPictures}</p>
      {copies.length > 0 && <ActionButton onClick={take}>{texts.takeSamePictures}</ActionButton>}
    </div>
  );
}
