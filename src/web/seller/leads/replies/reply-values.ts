import type { Lead, LeadPiece } from '#contracts/leads/lead.ts';
import { availabilityInWords } from '#domain/availability/reservation.ts';
import { listInWords, type Placeholder } from '#domain/leads/reply-text.ts';
import { currencyOf, formatPrice } from '#domain/price.ts';
import * as texts from '#texts/seller/replies.tsx';

type Shop = { name: string; openingHours: string };

/** Returns what the placeholders of a reply stand for in a lead of this shop. */
export function replyValues(
  {
    pieces,
    customer,
    reference,
    region,
  }: Pick<Lead, 'pieces' | 'customer' | 'reference' | 'region'>,
  shop: Shop,
): Record<Placeholder, string> {
  const currency = currencyOf(region);
  return {
    piece: listInWords(pieces.map(({ brand, name }) => [brand, name].filter(Boolean).join(' '))),
    price: listInWords(
      pieces.map(({ priceNow, price }) => formatPrice(priceNow ?? price, currency)),
    ),
    availability: availabilityOf(pieces),
    'opening hours': shop.openingHours,
    shop: shop.name,
    name: customer?.name ?? '',
    reference,
  };
}

/** `available`, or of several that differ, what holds for each. */
function availabilityOf(pieces: readonly LeadPiece[]): string {
  const each = pieces.map((piece) => ({ name: piece.name, is: stateOf(piece) }));
  const isSame = each.every(({ is }) => is === each[0]?.is);
  return isSame
    ? (each[0]?.is ?? '')
    : listInWords(each.map(({ name, is }) => texts.pieceIs({ name, state: is })));
}

function stateOf({ availability, reservedUntil }: LeadPiece): string {
  if (availability === null) return texts.notAvailableAnyMore;
  const words = availabilityInWords({ availability, reservedUntil }) ?? texts.available;
  return words.charAt(0).toLowerCase() + words.slice(1);
}
