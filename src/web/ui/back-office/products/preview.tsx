import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EntryAttribute } from '#contracts/attributes/attribute.ts';
import { amountOf } from '#domain/typed-price.ts';
import * as texts from '#texts/back-office/products.tsx';
import { ActionButton } from '../action-button.tsx';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { DetailsTable } from './details/details-table.tsx';
import { readSlots } from './media-slots.ts';
import { PieceAsShown } from './piece-as-shown.tsx';
import type { ProductFormIn } from './product-form.ts';
import type { Uploads } from './use-uploads.ts';

type PreviewProps = {
  uploads: Uploads;
  /** The attributes of the chosen taxonomy entries. */
  attributes: readonly EntryAttribute[];
};

/** Shows how the product will look on the storefront, before it is saved. */
export function PreviewButton(props: PreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton className="self-start" onClick={() => setOpen(true)}>
        <Eye size={15} aria-hidden="true" />
        {texts.howItWillLook}
      </ActionButton>
      {isOpen && <Preview {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Preview({ uploads, attributes, onClose }: PreviewProps & { onClose: () => void }) {
  const values = useFormContext<ProductFormIn>().getValues();
  const { name, brand, description, priceINR, priceAED, media } = values;
  const slots = readSlots(media, (upload) => uploads.all.has(upload));
  const shown = slots.flatMap((slot) => {
    if (slot.is === 'empty') return [];
    const url = slot.is === 'uploading' ? uploads.all.get(slot.upload)?.preview : slot.url;
    return url ? [{ kind: slot.kind, url }] : [];
  });
  return (
    <DialogFrame title={texts.howItWillLook} onClose={onClose} width="44rem">
      <div className="overflow-y-auto bg-paper p-5 md:p-6">
        <PieceAsShown
          {...{ name, brand, media: shown }}
          description={description ?? ''}
          priceINR={amountOf(String(priceINR ?? ''))}
          priceAED={amountOf(String(priceAED ?? ''))}
          originalPrice={amountOf(String(values.originalPrice ?? ''))}
          originalPriceAED={amountOf(String(values.originalPriceAED ?? ''))}
        >
          <DetailsTable attributes={attributes} text={values.attributes} />
        </PieceAsShown>
      </div>
    </DialogFrame>
  );
}
