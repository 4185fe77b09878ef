import { isObject, storedValue } from '#web/ui/browser/stored-value.ts';
import { asked, withAsked } from '#web/ui/product/asked.ts';
import type { Enquiry } from './enquiry.ts';

/** Enquiries that are remembered at most. */
const MOST = 50;

type KeptPiece = { id: string; brand: string; name: string; size: string; quantity: number };

/** An enquiry of this browser; `chat` is the number it went to, empty where a form was sent. */
export type KeptEnquiry = {
  reference: string;
  at: string;
  seller: { id: string; name: string };
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
  const kept = {
    ...{ reference, chat, at: moment.toISOString() },
    seller: { id: first.seller._id, name: first.seller.name },
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
    seller: { id: seller.id, name: text(seller.name) },
    chat: /^\+?\d{5,15}$/.test(String(chat)) ? String(chat) : '',
    pieces: known,
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

const isId = (found: unknown): found is string =>
  typeof found === 'string' && /^[a-z0-9]{1,64}$/.test(found);
