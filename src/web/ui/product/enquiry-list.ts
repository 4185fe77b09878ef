import { isObject, storedValue } from '../browser/stored-value.ts';

/** Pieces that the list holds at most. */
export const MOST_LISTED = 50;
/** Pieces of one kind that are asked for at most. */
export const MOST_OF_ONE = 99;
/** Characters of a note about a piece, and of the words to a seller. */
export const LONGEST_NOTE = 200;
export const LONGEST_WORDS = 1_000;

/** The size of a piece whose reader has said that it is not known yet. */
export const UNSURE = '?';

/** A piece to be asked about: `size` as it is said, such as `EU 42`, `UNSURE`, or empty. */
export type ListedPiece = { id: string; size: string; quantity: number; note: string };

/**
 * What was sent to a seller last; `content` tells whether the same would be sent again, which then has
 * the same reference.
 */
export type Sent = { reference: string; at: string; content: string };

/** The pieces that this browser's reader gathers to ask about; words and what was sent by seller's id. */
export type EnquiryList = {
  readonly pieces: readonly ListedPiece[];
  readonly words: Readonly<Record<string, string>>;
  readonly sent: Readonly<Record<string, Sent>>;
};

const nothing: EnquiryList = { pieces: [], words: {}, sent: {} };

export const enquiryList = storedValue<EnquiryList>('enquiryList', nothing, (found) => {
  if (!isObject(found)) return nothing;
  const { pieces, words, sent } = found;
  return {
    pieces: Array.isArray(pieces) ? readPieces(pieces) : [],
    words: readValues(words, (text) =>
      typeof text === 'string' ? text.slice(0, LONGEST_WORDS) : undefined,
    ),
    sent: readValues(sent, (each) => (isSent(each) ? each : undefined)),
  };
});

export const isListed = ({ pieces }: EnquiryList, id: string): boolean =>
  pieces.some((piece) => piece.id === id);

/** Returns the list with a piece at its end, or changed where it is there; null where there is no room. */
export function withPiece(
  list: EnquiryList,
  id: string,
  change: Partial<Omit<ListedPiece, 'id'>> = {},
): EnquiryList | null {
  const { pieces } = list;
  if (isListed(list, id)) {
    return {
      ...list,
      pieces: pieces.map((piece) => (piece.id === id ? { ...piece, ...change } : piece)),
    };
  }
  if (pieces.length >= MOST_LISTED) return null;
  return { ...list, pieces: [...pieces, { id, size: '', quantity: 1, note: '', ...change }] };
}

/** Returns the list with these pieces at its end, those that are not there and for which there is room. */
export function withPieces(
  list: EnquiryList,
  pieces: readonly { _id: string; size?: string }[],
): EnquiryList {
  return pieces
    .filter(({ _id }) => !isListed(list, _id))
    .reduce((known, { _id, size = '' }) => withPiece(known, _id, { size }) ?? known, list);
}

/** Returns the list without these pieces. */
export function withoutPieces(list: EnquiryList, ids: readonly string[]): EnquiryList {
  return { ...list, pieces: list.pieces.filter(({ id }) => !ids.includes(id)) };
}

export function withWords(list: EnquiryList, seller: string, words: string): EnquiryList {
  const { [seller]: _, ...others } = list.words;
  return { ...list, words: words === '' ? others : { ...others, [seller]: words } };
}

export function withSent(list: EnquiryList, seller: string, sent: Sent): EnquiryList {
  return { ...list, sent: { ...list.sent, [seller]: sent } };
}

/** Returns the list without a seller: its pieces, the words to it, and what was sent. */
export function withoutSeller(
  list: EnquiryList,
  seller: string,
  ids: readonly string[],
): EnquiryList {
  const { [seller]: _, ...sent } = list.sent;
  return { ...withWords(withoutPieces(list, ids), seller, ''), sent };
}

function readPieces(found: readonly unknown[]): ListedPiece[] {
  const known = new Map<string, ListedPiece>();
  for (const each of found) {
    const piece = isObject(each) ? readPiece(each) : null;
    if (piece && !known.has(piece.id)) known.set(piece.id, piece);
  }
  return [...known.values()].slice(0, MOST_LISTED);
}

function readPiece({ id, size, quantity, note }: Record<string, unknown>): ListedPiece | null {
  if (typeof id !== 'string' || !/^[a-z0-9]{8,32}$/.test(id)) return null;
  const isCount = Number.isInteger(quantity) && Number(quantity) >= 1;
  return {
    id,
    size: typeof size === 'string' ? size.slice(0, 60) : '',
    quantity: isCount ? Math.min(Number(quantity), MOST_OF_ONE) : 1,
    note: typeof note === 'string' ? note.slice(0, LONGEST_NOTE) : '',
  };
}

function isSent(found: unknown): found is Sent {
  return (
    isObject(found) &&
    typeof found.content === 'string' &&
    /^[A-Z0-9]{6,10}$/.test(String(found.reference)) &&
    !Number.isNaN(Date.parse(String(found.at)))
  );
}

function readValues<T>(found: unknown, read: (value: unknown) => T | undefined): Record<string, T> {
  if (!isObject(found)) return {};
  return Object.fromEntries(
    Object.entries(found).flatMap(([key, value]) => {
      const kept = read(value);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}
