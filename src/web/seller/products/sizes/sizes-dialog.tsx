import { useState } from 'react';
import { setSize } from '#contracts/attributes/calls.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import * as texts from '#texts/seller/products.tsx';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { SizeSwitches } from '#web/ui/back-office/products/details/size-detail.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { sizesOf } from './sizes-of.ts';

type SizesDialogProps = { product: ManagedProduct; onClose: () => void };

/** Which sizes of a product can be had; each is saved as soon as it is tapped. */
export function SizesDialog({ product, onClose }: SizesDialogProps) {
  const send = useSend(setSize);
  // Taps whose answers have not come yet, by the ids of choices.
  const [tapped, setTapped] = useState<Readonly<Record<string, boolean>>>({});

  async function change(attribute: string, choice: string, available: boolean) {
    setTapped((before) => ({ ...before, [choice]: available }));
    try {
      const body = { attribute, choice, available };
      await send({ params: { productId: product._id }, body });
    } catch (error) {
      toasts.failure(messageOf(error));
    }
    setTapped(({ [choice]: _, ...others }) => others);
  }

  return (
    <DialogFrame title={texts.sizesOf(product.name)} width="26rem" onClose={onClose}>
      <div className="flex flex-col gap-5 overflow-y-auto px-5 pt-3 pb-6 md:px-6">
        <p className="text-ink-soft">{texts.sizesText}</p>
        {sizesOf(product).map(({ _id, name, scale, values }) => (
          <section key={_id}>
            <h3 className="mb-1 text-dense font-medium">
              {scale === '' ? name : `${name} (${scale})`}
            </h3>
            <SizeSwitches
              sizes={values.map((size) => ({
                ...size,
                available: tapped[size._id] ?? size.available,
              }))}
              onChange={(choice, available) => change(_id, choice, available)}
            />
          </section>
        ))}
      </div>
    </DialogFrame>
  );
}
