import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Currency } from '#contracts/price.ts';
import { discountPercent, formatPrice } from '#domain/price.ts';
import * as controls from '#texts/back-office/controls.ts';
import * as prices from '#texts/back-office/prices.tsx';
import * as texts from '#texts/back-office/products.tsx';
import { useOwnCurrencies } from '../own-currencies.ts';

type PieceAsShownProps = {
  name: string;
  brand: string;
  description: string;
  priceINR: number | null;
  priceAED: number | null;
  originalPrice: number | null;
  originalPriceAED: number | null;
  /** Cover first. */
  media: readonly { kind: 'image' | 'video'; url: string }[];
  /** Its details. */
  children?: ReactNode;
};

/** A product as its page in the shop shows it. */
export function PieceAsShown(piece: PieceAsShownProps) {
  const { name, brand, description, media, children } = piece;
  const [own, other] = useOwnCurrencies();
  const amounts = {
    INR: { price: piece.priceINR, original: piece.originalPrice },
    AED: { price: piece.priceAED, original: piece.originalPriceAED },
  };
  const cover = media.find(({ kind }) => kind === 'image');
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div>
        <div className="flex aspect-[4/5] items-center justify-center bg-paper-bright text-ink-muted">
          {cover ? (
            <img src={cover.url} alt="" className="size-full object-contain" />
          ) : (
            <ImageOff size={32} role="img" aria-label={controls.noPicture} />
          )}
        </div>
        <ul className="mt-2 grid grid-cols-4 gap-2">
          {media.map(({ kind, url }) => (
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
      <div className="min-w-0 wrap-anywhere">
        <p className="brand-name text-ink-muted">{brand || texts.noBrandYet}</p>
        <p className="mt-2 font-serif text-title">{name || texts.noNameYet}</p>
        <p className="mt-4 text-lead">{priceText(amounts[own].price, own)}</p>
        <p className="text-ink-soft">{priceText(amounts[other].price, other)}</p>
        <PriceBefore {...amounts[own]} currency={own} />
        <PriceBefore {...amounts[other]} currency={other} />
        <p className="mt-5 whitespace-pre-line text-ink-soft">{description}</p>
        <div className="mt-5">{children}</div>
      </div>
    </div>
  );
}

type PriceBeforeProps = { price: number | null; original: number | null; currency: Currency };

function PriceBefore({ price, original, currency }: PriceBeforeProps) {
  const discount = discountPercent(price ?? 0, original);
  if (original === null || discount === 0) return null;
  return (
    <p className="mt-1 text-ink-muted">
      <s>{formatPrice(original, currency)}</s>{' '}
      <span className="text-brass-deep">{texts.percentOff(discount)}</span>
    </p>
  );
}

const priceText = (amount: number | null, currency: Currency): string =>
  amount ? formatPrice(amount, currency) : prices.priceIn(currency);
