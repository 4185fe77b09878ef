import type { ProductSeller } from '#contracts/product.ts';
import { replyTimes } from '#domain/time/reply-time.ts';
import { isObject, storedValue } from '#web/ui/browser/stored-value.ts';
import { asked, withAsked } from '#web/ui/product/asked.ts';
import type { Enquiry } from './enquiry.ts';

/** Enquiries that are remembered at most. */
const MOST = 50;

type KeptPiece = { id: string; brand: string; name: string; size: string; quantity: number };

/** Whom was asked, and what was said of its answers then. */
type KeptSeller = { id: string; name: string } & Pick<
  ProductSeller,
  'city' | 'replyTime' | 'awayUntil'
>;

/** An enquiry of this browser; `chat` is the number it went to, empty where a form was sent. */
export type KeptEnquiry = {
  reference: string;
  at: string;
  seller: KeptSeller;
  chat: string;
  pieces: readonly KeptPiece[];
};

/** What this browser asked, the latest first. What is asked about which piece is in `asked` too. */
export const keptEnquiries = storedValue<readonly KeptEnquiry[]>('enquiries', [], (found) =>
  Array.isArray(found)
    ? found.flatMap((each) => (isObject(each) ? (readEnquiry(each) ?? []) : [])).slice(0, MOST)
    : [],
);

/** Remembers an enquiry: in place of what has its reference, before all others. */
export function keepEnquiry(enquiry: Enquiry, chat: string, moment: Date): void {
  const { reference, pieces } = enquiry;
  const [first] = pieces;
  if (!first) return;
  const { _id, name, city, replyTime, awayUntil } = first.seller;
  const kept = {
    ...{ reference, chat, at: moment.toISOString() },
    seller: { id: _id, name, city, replyTime, awayUntil },
    pieces: pieces.map(({ _id, brand, name, size = '', quantity = 1 }) => ({
      ...{ id: _id, brand, name, size, quantity },
    })),
  };
  const others = keptEnquiries.read().filter((each) => each.reference !== reference);
  keptEnquiries.write([kept, ...others].slice(0, MOST));
  asked.write(pieces.reduce((known, { _id }) => withAsked(known, _id, moment), asked.read()));
}

function readEnquiry(found: Record<string, unknown>): KeptEnquiry | null {
  const { reference, at, seller, chat, pieces } = found;
  if (!/^[A-Z0-9]{6,10}$/.test(String(reference)) || Number.isNaN(Date.parse(String(at)))) {
    return null;
  }
  if (!isObject(seller) || !isId(seller.id) || !Array.isArray(pieces)) return null;
  const known = pieces.flatMap((each) => (isObject(each) ? (readPiece(each) ?? []) : []));
  if (known.length === 0) return null;
  return {
    reference: String(reference),
    at: String(at),
    seller: readSeller(seller.id, seller),
    chat: /^\+?\d{5,15}$/.test(String(chat)) ? String(chat) : '',
    pieces: known,
  };
}

function readSeller(id: string, found: Record<string, unknown>): KeptSeller {
  const { name, city, replyTime, awayUntil } = found;
  return {
    ...{ id, name: text(name), city: text(city) },
    replyTime: isReplyTime(replyTime) ? replyTime : '',
    awayUntil: /^\d{4}-\d\d-\d\d$/.test(String(awayUntil)) ? String(awayUntil) : null,
  };
}

function readPiece({ id, brand, name, size, quantity }: Record<string, unknown>): KeptPiece | null {
  if (!isId(id)) return null;
  const count = Number(quantity);
  return {
    id,
    brand: text(brand),
    name: text(name),
    size: text(size),
    quantity: Number.isInteger(count) && count >= 1 ? count : 1,
  };
}

const text = (found: unknown) => (typeof found === 'string' ? found : '');

const isReplyTime = (found: unknown): found is keyof typeof replyTimes =>
  Object.keys(replyTimes).some((each) => each === found);

const isId = (found: unknown): found is string =>
  typeof found === 'string' && /^[a-z0-9]{1,64}$/.test(found);
