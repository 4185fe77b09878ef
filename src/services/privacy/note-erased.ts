import { randomBytes } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { type Erased, noteErasures } from '#database/queries/privacy/erasures.ts';
import type { FoundRows } from '../leads/person-rows.ts';

/** Several of one kind. */
export const named = (kind: Erased['kind'], values: readonly string[]): Erased[] =>
  values.map((value) => ({ kind, value }));

/** What sellers kept of a person. */
export const ofRows = ({ customers, leads }: FoundRows): Erased[] => [
  ...customers.map(({ id }): Erased => ({ kind: 'customer', value: id })),
  ...named('lead', leads),
];

/** Notes what is erased, in the transaction that erases it, so that a backup from before is restored without it. */
export const noteErased = (db: Database, at: Date, erased: readonly Erased[]): Promise<void> =>
  noteErasures(db, erased, { newSalt: randomBytes(16).toString('hex'), at });
