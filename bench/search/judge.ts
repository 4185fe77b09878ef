import type { Catalogue, Piece } from './catalogues/catalogue.ts';
import type { JudgedQuery } from './judged-query.ts';

/** Asks for a text as people would, and returns the ids that came, in their order. */
export type Ask = (query: Pick<JudgedQuery, 'text' | 'door'>) => Promise<string[]>;

export type Verdict = {
  query: JudgedQuery;
  /** The position of the first right piece, from 1; null where none came. */
  position: number | null;
  isSuccessAt5: boolean;
  /** The share of right ones among the first, of which five are looked at, or as many as there are. */
  share: number;
  milliseconds: number;
  /** What came first, by brand and name. */
  came: string[];
};

const LOOKED_AT = 5;

const neverWrong = () => false;

/**
 * Asks a judged query and says how well it was answered; the shortest of the times counts.
 * Throws where nothing could be right.
 */
async function judge(
  query: JudgedQuery,
  { pieces, name }: Catalogue,
  byId: ReadonlyMap<string, Piece>,
  { ask, times }: { ask: Ask; times: number },
): Promise<Verdict> {
  const isSeen = (piece: Piece) => query.door === 'admin' || piece.isPublic;
  const right = pieces.filter((piece) => isSeen(piece) && query.isRight(piece)).length;
  if (right === 0) throw new Error(`No piece of the ${name} catalogue is right for ${query.text}`);
  const taken: number[] = [];
  let ids: string[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const begun = performance.now();
    ids = await ask(query);
    taken.push(performance.now() - begun);
  }
  const found = ids.map((id) => byId.get(id)).filter((piece) => piece !== undefined);
  const position = found.findIndex(query.isRight) + 1;
  const first = found.slice(0, LOOKED_AT);
  const hasWrong = first.some(query.isWrong ?? neverWrong);
  const most = Math.min(LOOKED_AT, right);
  return {
    query,
    position: position || null,
    isSuccessAt5: position > 0 && position <= LOOKED_AT && !hasWrong,
    share: Math.min(first.filter(query.isRight).length, most) / most,
    milliseconds: Math.min(...taken),
    came: first.map((piece) => {
      const sign = query.isRight(piece) ? '+' : '-';
      return `${sign} ${piece.brand} ${piece.name}`;
    }),
  };
}

/** Judges all queries over a catalogue, one after the other; each is asked so many times. */
export async function judgeAll(
  queries: readonly JudgedQuery[],
  catalogue: Catalogue,
  ask: Ask,
  times = 1,
): Promise<Verdict[]> {
  const byId = new Map(catalogue.pieces.map((piece) => [piece.id, piece]));
  const verdicts: Verdict[] = [];
  for (const query of queries) verdicts.push(await judge(query, catalogue, byId, { ask, times }));
  return verdicts;
}

export const isFailure = ({ isSuccessAt5 }: Verdict) => !isSuccessAt5;
export const isFirst = ({ position, isSuccessAt5 }: Verdict) => position === 1 && isSuccessAt5;
export const reciprocalRank = ({ position }: Verdict) => (position === null ? 0 : 1 / position);
