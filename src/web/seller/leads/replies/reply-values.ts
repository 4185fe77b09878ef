import type { Lead, LeadPiece } from '#contracts/leads/lead.ts';
import { currencyOf } from '#domain/currencies.ts';
import { listInWords, type Placeholder, type ReplyWords } from '#domain/leads/reply-text.ts';
import { formatPrice } from '#domain/price.ts';
import { besideTexts } from '#languages/beside-texts.ts';
import type { Language } from '#languages/languages.ts';
import { fieldIn, type Translated } from '#languages/translations.ts';

type Shop = { name: string; openingHours: string } & Partial<Translated<'openingHours'>>;

/** Returns what the placeholders of a reply stand for in a lead of this shop, in a language. */
export function replyValues(
  {
    pieces,
    customer,
    reference,
    region,
  }: Pick<Lead, 'pieces' | 'customer' | 'reference' | 'region'>,
  shop: Shop,
  language: Language,
): Record<Placeholder, string> {
  const words = besideTexts[language].replyWords;
  const currency = currencyOf(region);
  const called = pieces.map((piece) => ({ ...piece, name: fieldIn(piece, 'name', language) }));
  const names = called.map(({ brand, name }) => [brand, name].filter(Boolean).join(' '));
  const prices = pieces.map(({ priceNow, price }) =>
    formatPrice(priceNow ?? price, currency, words),
  );
  return {
    piece: listInWords(names, words),
    price: listInWords(prices, words),
    availability: availabilityOf(called, words),
    'opening hours': fieldIn(shop, 'openingHours', language),
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
