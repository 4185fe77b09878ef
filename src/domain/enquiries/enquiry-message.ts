import type { Region } from '#contracts/price.ts';
import type { Like } from '#languages/like.ts';
import { awaySeen, reserved, reservedUntil } from '#texts/domain/availability.ts';
import {
  aboutReservedPiece,
  aboutThesePieces,
  aboutThisPiece,
  andMore,
  category,
  inEnglish,
  note,
  price,
  quantity,
  reference,
  region,
  size,
  sku,
  soldOneLikeIt,
  thisPieceIsSold,
} from '#texts/domain/enquiry-message.ts';
import { regionNames } from '#texts/domain/values.ts';
import { dirhams, rupees } from '#texts/formats.ts';
import type { Stated } from '../availability/reservation.ts';
import { currencyOf, priceIn } from '../currencies.ts';
import { formatPrice } from '../price.ts';
import { isolate } from '../text/isolate.ts';
import { dayInWords } from '../time/date-words.ts';

/** A product as a message names it; `url` is its absolute address, the prices are those that were seen. */
export type EnquiredPiece = {
  sku: string;
  name: string;
  /** What its seller calls it, where `name` is one of another language. */
  addressName?: string | undefined;
  brand: string;
  category: string;
  priceINR: number;
  priceAED: number;
  url: string;
  /** The size that was chosen, such as `EU 42`. */
  size?: string | undefined;
  /** One, where it is not said. */
  quantity?: number | undefined;
  /** The shopper's words about this product. */
  note?: string | undefined;
  seller?: { awayUntil: string | null };
} & Partial<Stated>;

/** What a shopper asks one seller; `words` are the shopper's own about all of it. */
export type EnquiryText = {
  pieces: readonly EnquiredPiece[];
  region: Region;
  reference: string;
  words?: string | undefined;
  /** Whether it goes to a number in India, where few read Arabic. */
  toIndia?: boolean;
  /** In what it is written; as the pages are, where it is not said. */
  wording?: Wording | undefined;
};

// Named one by one: a page's script holds all of a module that is handed on whole.
const ofPages = {
  message: {
    aboutReservedPiece,
    aboutThesePieces,
    aboutThisPiece,
    andMore,
    category,
    inEnglish,
    note,
    price,
    quantity,
    reference,
    region,
    size,
    sku,
    soldOneLikeIt,
    thisPieceIsSold,
  },
  regionNames,
  day: dayInWords,
  availability: { awaySeen, reserved, reservedUntil },
  formats: { dirhams, rupees },
};
/** What a message is written with: texts of a language, and how it says a day. */
export type Wording = Like<typeof ofPages>;

/**
 * The most characters of an encoded message. WhatsApp takes 65,536 in a chat, but its links pass
 * browsers, redirects and apps that give up earlier, the first at about 4,000.
 */
const LONGEST_IN_LINK = 3_800;

/** The same for a link in a QR code: more than that is drawn too finely for a phone's camera. */
export const LONGEST_IN_QR = 900;

/** What may be left out of a long message, in this order. */
const details = ['shown name', 'note', 'address', 'category', 'price'] as const;
type Detail = (typeof details)[number];

/**
 * Returns the message of an enquiry (docs/behaviour/rules.md#chat-links-and-enquiries), at most `most`
 * characters once it is encoded: what is too long loses names in other languages, then notes, then addresses, then
 * categories and prices, then the end of the shopper's words, then products at the end. The reference always stays.
 */
export function enquiryMessage(enquiry: EnquiryText, most = LONGEST_IN_LINK): string {
  for (let dropped = 0; dropped <= details.length; dropped += 1) {
    const message = written(enquiry, new Set(details.slice(dropped)));
    if (fits(message, most)) return message;
  }
  const words = [...(enquiry.words ?? '')];
  const none = new Set<Detail>();
  for (let left = Math.floor(words.length / 2); left > 0; left = Math.floor(left / 2)) {
    const cut = `${words.slice(0, left).join('').trim()}…`;
    const message = written({ ...enquiry, words: cut }, none);
    if (fits(message, most)) return message;
  }
  const bare = { ...enquiry, words: undefined };
  for (let shown = enquiry.pieces.length; shown > 0; shown -= 1) {
    const message = written(bare, none, shown);
    if (fits(message, most)) return message;
  }
  return written(bare, none, 0);
}

const fits = (message: string, most: number) => encodeURIComponent(message).length <= most;

function written(
  { pieces, region, reference, words = '', toIndia = false, wording = ofPages }: EnquiryText,
  kept: ReadonlySet<Detail>,
  shown = pieces.length,
): string {
  const away = pieces[0]?.seller?.awayUntil;
  const texts = wording.message;
  return [
    ...(toIndia ? texts.inEnglish : []),
    ...(pieces.length === 1
      ? aboutOne(wording, pieces, region, kept, shown)
      : aboutSeveral(wording, pieces, region, kept, shown)),
    ...(words.trim() === '' ? [] : ['', words.trim()]),
    ...(away ? ['', wording.availability.awaySeen(wording.day(away))] : []),
    '',
    texts.region(wording.regionNames[region]),
    texts.reference(reference),
  ].join('\n');
}

type Part = [
  wording: Wording,
  pieces: readonly EnquiredPiece[],
  region: Region,
  kept: ReadonlySet<Detail>,
  shown: number,
];

function aboutOne(...[wording, pieces, region, kept, shown]: Part): string[] {
  return pieces.flatMap((piece) => [
    beginning(piece, wording),
    '',
    ...(shown === 0
      ? [wording.message.sku(piece.sku)]
      : [titleOf(piece, kept), ...linesOf(piece, region, kept, wording)]),
  ]);
}

function aboutSeveral(...[wording, pieces, region, kept, shown]: Part): string[] {
  const texts = wording.message;
  const named = pieces
    .slice(0, shown)
    .flatMap((piece, index) => [
      '',
      `${index + 1}. ${titleOf(piece, kept)}`,
      ...stateLine(piece, wording),
      ...linesOf(piece, region, kept, wording),
    ]);
  const more = pieces.length - shown;
  return [
    texts.aboutThesePieces(pieces.length),
    ...named,
    ...(more > 0 && shown > 0 ? ['', texts.andMore(more)] : []),
  ];
}

/** How an enquiry about one product begins. */
function beginning(
  { availability, reservedUntil = null }: EnquiredPiece,
  { message: texts, day }: Wording,
): string {
  if (availability === 'SOLD') return texts.thisPieceIsSold;
  return reservedUntil === null
    ? texts.aboutThisPiece
    : texts.aboutReservedPiece(day(reservedUntil));
}

/** What is said of one of several products, if it cannot be had at once. */
function stateLine(
  { availability = 'AVAILABLE', reservedUntil = null }: EnquiredPiece,
  { message: texts, availability: states, day }: Wording,
): string[] {
  if (availability === 'SOLD') return [texts.soldOneLikeIt];
  if (availability === 'AVAILABLE') return [];
  return [reservedUntil === null ? states.reserved : states.reservedUntil(day(reservedUntil))];
}

/** By what its seller calls it, and behind that by the name that the shopper read in another language. */
function titleOf({ brand, name, addressName }: EnquiredPiece, kept: ReadonlySet<Detail>): string {
  const title = `${brand} ${addressName ?? name}`;
  const isOther = addressName !== undefined && addressName !== name && kept.has('shown name');
  return isOther ? `${title} (${isolate(name)})` : title;
}

function linesOf(
  piece: EnquiredPiece,
  region: Region,
  kept: ReadonlySet<Detail>,
  { message: texts, formats }: Wording,
): string[] {
  const { sku, size, quantity = 1, category, url } = piece;
  const currency = currencyOf(region);
  const price = formatPrice(priceIn(piece, currency), currency, formats);
  const note = (piece.note ?? '').replace(/\s+/g, ' ').trim();
  return [
    texts.sku(sku),
    ...(size === undefined ? [] : [texts.size(size)]),
    ...(quantity > 1 ? [texts.quantity(quantity)] : []),
    ...(kept.has('price') ? [texts.price(price)] : []),
    ...(kept.has('category') ? [texts.category(category)] : []),
    ...(kept.has('note') && note !== '' ? [texts.note(note)] : []),
    ...(kept.has('address') ? [url] : []),
  ];
}
