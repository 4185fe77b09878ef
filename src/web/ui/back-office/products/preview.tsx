import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PlacedAttribute } from '#contracts/attributes/attribute.ts';
import type { Currency } from '#contracts/price.ts';
import { discountPercent, formatPrice } from '#domain/price.ts';
import { amountOf } from '#domain/typed-price.ts';
import * as prices from '#texts/back-office/prices.tsx';
import * as texts from '#texts/back-office/products.tsx';
import { ActionButton } from '../action-button.tsx';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { DetailsTable } from './details/details-table.tsx';
import { readSlots } from './media-slots.ts';
import type { ProductFormIn } from './product-form.ts';
import type { Uploads } from './use-uploads.ts';

type PreviewProps = {
  uploads: Uploads;
  /** The attributes of the chosen place. */
  attributes: readonly PlacedAttribute[];
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
  const cover = shown.find(({ kind }) => kind === 'image');
  return (
    <DialogFrame title={texts.howItWillLook} onClose={onClose} width="44rem">
      <div className="grid gap-6 overflow-y-auto bg-paper p-5 md:grid-cols-2 md:p-6">
        <div>
          <div className="aspect-[4/5] bg-paper-bright">
            {cover && <img src={cover.url} alt="" className="size-full object-contain" />}
          </div>
          <ul className="mt-2 grid grid-cols-4 gap-2">
            {shown.map(({ kind, url }) => (
              <li key={url} className="aspect-square bg-paper-bright">
                {kind === 'image' ? (
                  <img src={url} alt="" className="size-full object-contain" />
                ) : (
                  <video src={url} muted preload="metadata" className="size-full object-contain" />
                )}
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0">
          <p className="brand-name text-ink-muted">{brand || texts.noBrandYet}</p>
          <p className="mt-2 font-serif text-heading">{name || texts.noNameYet}</p>
          <p className="mt-4 text-lead">{priceText(priceINR, 'INR')}</p>
          <p className="text-ink-soft">{priceText(priceAED, 'AED')}</p>
          <PriceBefore price={priceINR} original={values.originalPrice} currency="INR" />
          <PriceBefore price={priceAED} original={values.originalPriceAED} currency="AED" />
          <p className="mt-5 whitespace-pre-line text-ink-soft">{description}</p>
          <div className="mt-5">
            <DetailsTable attributes={attributes} text={values.attributes} />
          </div>
        </div>
      </div>
    </DialogFrame>
  );
}

type PriceBeforeProps = { price: unknown; original: unknown; currency: Currency };

function PriceBefore({ price, original, currency }: PriceBeforeProps) {
  const before = amountOf(String(original ?? ''));
  const discount = discountPercent(amountOf(String(price)) ?? 0, before);
  if (before === null || discount === 0) return null;
  return (
    <p className="mt-1 text-ink-muted">
      <s>{formatPrice(before, currency)}</s>{' '}
      <span className="text-brass-deep">{texts.percentOff(discount)}</span>
    </p>
  );
}

function priceText(value: unknown, currency: Currency): string {
  const amount = amountOf(String(value ?? ''));
  return amount ? formatPrice(amount, currency) : prices.priceIn(currency);
}
