import { Link } from 'react-router';
import type { Lead, LeadPiece } from '#contracts/leads/lead.ts';
import { availabilityInWords } from '#domain/availability/reservation.ts';
import { currencyOf } from '#domain/currencies.ts';
import { formatPrice } from '#domain/price.ts';
import * as texts from '#texts/seller/lead.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { foreignLanguage, Written } from '#web/ui/written.tsx';
import { useHasScreen } from '../../staff/own-role-only.tsx';
import { askedPrice } from '../lead-words.ts';
import { PiecePicture } from '../piece-picture.tsx';

/** The pieces of a lead as the shopper saw them, and what has changed since. */
export function Pieces({ lead: { pieces, region } }: { lead: Lead }) {
  const currency = currencyOf(region);
  return (
    <>
      <ul className="flex flex-col gap-4">
        {pieces.map((piece) => (
          <li key={piece._id} className="flex gap-3.5">
            <PiecePicture image={piece.image} size={72} />
            <div className="min-w-0 grow">
              <div className="flex items-baseline justify-between gap-3">
                <PieceName piece={piece} />
                <span className="shrink-0 tabular-nums">{formatPrice(piece.price, currency)}</span>
              </div>
              <p className="text-dense text-ink-muted">
                <Written>{piece.brand}</Written>
                {piece.sku && ' · '}
                <bdi className="tabular-nums">{piece.sku}</bdi>
                {piece.sellerSku && ' · '}
                <bdi>{piece.sellerSku}</bdi>
              </p>
              <Asked piece={piece} />
              <Since piece={piece} currency={currency} />
            </div>
          </li>
        ))}
      </ul>
      {pieces.length > 1 && (
        <p className="mt-4 flex justify-between border-t border-hair pt-3 font-medium tabular-nums">
          <span>{texts.together}</span>
          {formatPrice(askedPrice(pieces), currency)}
        </p>
      )}
    </>
  );
}

function PieceName({ piece: { productId, name } }: { piece: LeadPiece }) {
  const hasScreen = useHasScreen();
  const text = <Written className="line-clamp-2 font-medium wrap-anywhere">{name}</Written>;
  if (productId === null || !hasScreen(sellerAddresses.products())) return text;
  return (
    <Link
      to={sellerAddresses.products({ edit: productId })}
      className="min-w-0 hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
    >
      {text}
    </Link>
  );
}

/** What the shopper said about the product. */
function Asked({ piece: { size, quantity, note } }: { piece: LeadPiece }) {
  const facts = [
    ...(size ? [texts.size(size)] : []),
    ...(quantity > 1 ? [texts.quantity(quantity)] : []),
  ];
  if (facts.length === 0 && note === '') return null;
  return (
    <p className="mt-0.5 text-dense">
      <Written>{texts.sizeAndQuantity(facts)}</Written>
      {note && (
        <span
          className="block whitespace-pre-line text-ink-soft wrap-anywhere"
          dir="auto"
          lang={foreignLanguage(note)}
        >
          {note}
        </span>
      )}
    </p>
  );
}

type SinceProps = { piece: LeadPiece; currency: ReturnType<typeof currencyOf> };

/** What is different today: another price, or that it cannot be had. */
function Since({ piece, currency }: SinceProps) {
  const { productId, price, priceNow, availability, reservedUntil, sizeAvailable } = piece;
  const state = availability && availabilityInWords({ availability, reservedUntil });
  const changes = [
    productId === null && texts.deletedSince,
    priceNow !== null && priceNow !== price && texts.now(formatPrice(priceNow, currency)),
    state,
    sizeAvailable === false && availability !== 'SOLD' && texts.soldInThisSize,
  ].filter(Boolean);
  return changes.length > 0 && <p className="mt-0.5 text-dense text-warn">{changes.join(' · ')}</p>;
}
