import type { Database } from '#database/database.ts';
import { isNameTaken } from '#database/queries/sellers/names.ts';
import { said } from '#languages/said.ts';
import { failure, invalid } from '../../failure.ts';
import { type FoldedName, foldName } from './fold-name.ts';

const TAKEN = said('nameTaken');

/** Refusal (409) of a seller name that is taken. */
export const nameTaken = () => failure(409, 'already-exists', TAKEN, { fields: { name: TAKEN } });

/** The folded forms of a name, for its unique columns. 422 where nothing is left. */
export function keysOfName(name: string): FoldedName {
  const keys = foldName(name);
  if (keys.nameKey === '' || keys.nameLook === '') {
    throw invalid('name', said('fieldNeedsLetters', { label: 'Name' }));
  }
  return keys;
}

/** Throws 409 where another seller has a name that could be confused with this one. */
export async function refuseTakenName(db: Database, name: string, sellerId: string): Promise<void> {
  if (await isNameTaken(db, keysOfName(name), sellerId)) throw nameTaken();
}
