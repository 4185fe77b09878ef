import type { Lead, LeadPiece } from '#contracts/leads/lead.ts';
import { currencyOf } from '#domain/currencies.ts';
import { listInWords, type Placeholder, type ReplyWords } from '#domain/leads/reply-text.ts';
import { formatPrice } from '#domain/price.ts';

type Shop = { name: string; openingHours: string };

/** Returns what the placeholders of a reply stand for in a lead of this shop, in given words. */
export function replyValues(
  {
    pieces,
    customer,
    reference,
    region,
  }: Pick<Lead, 'pieces' | 'customer' | 'reference' | 'region'>,
  shop: Shop,
  words: ReplyWords,
): Record<Placeholder, string> {
  const currency = currencyOf(region);
  const names = pieces.map(({ brand, name }) => [brand, name].filter(Boolean).join(' '));
  const prices = pieces.map(({ priceNow, price }) =>
    formatPrice(priceNow ?? price, currency, words),
  );
  return {
    piece: listInWords(names, words),
    price: listInWords(prices, words),
    availability: availabilityOf(pieces, words),
    'opening hours': shop.openingHours,
    shop: shop.name,
    name: customer?.name ?? '',
    reference,
  };
}

/** `available`, or of several that differ, what holds for each. */
function availabilityOf(pieces: readonly LeadPiece[], words: ReplyWords): string {
  const each = pieces.map((piece) => ({ name: piece.name, state: stateOf(piece, words) }));
  const isSame = each.every(({ state }) => state === each[0]?.state);
  return isSame ? (each[0]?.state ?? '') : listInWords(each.map(words.pieceIs), words);
}

function stateOf({ availability, reservedUntil }: LeadPiece, words: ReplyWords): string {
  if (availability === null) return words.notAvailableAnyMore;
  if (availability === 'SOLD') return words.sold;
  if (availability === 'AVAILABLE') return words.available;
  if (reservedUntil === null) return words.reserved;
  const day = new Date(reservedUntil).toLocaleDateString(words.dateLocale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return words.reservedUntil(day);
}
