import type { Database } from '#database/database.ts';
import { deleteSubscriber } from '#database/queries/newsletter.ts';
import {
  addErasures,
  type Erased,
  type Erasure,
  findErased,
} from '#database/queries/privacy/erasures.ts';
import { audit } from '../audit.ts';
import { countInWords } from '../backup/archive-format.ts';
import { eraseRows } from '../leads/person-rows.ts';
import { ERASED, eraseKept, eraseSeller } from './erase-person.ts';
import { findKept } from './find-kept.ts';

/** What was done by lists of erasures. */
export type ErasedAgain = {
  /** How many erasures the database did not know. */
  later: number;
  /** How many entries of it were erased by them. */
  erased: number;
  /** The media that sellers among them used. */
  media: string[];
};

/**
 * Erases again what is in a restored database and was erased by a list that was kept apart from its backup. Whom the
 * database knows to be erased may have come back since, and stays. `touch` is told the tags of pages that change.
 */
export async function eraseAgain(
  db: Database,
  erasures: readonly Erasure[],
  now: Date,
  touch: (...tags: string[]) => void = () => {},
): Promise<ErasedAgain> {
  const added = await addErasures(db, erasures);
  const media: string[] = [];
  let erased = 0;
  for (const [salt, ofSalt] of Map.groupBy(added, (each) => each.salt)) {
    const hashes = ofSalt.map(({ hash }) => hash);
    for (const each of await findErased(db, salt, hashes)) {
      media.push(...(await eraseOne(db, touch, each, now)));
      erased += 1;
    }
  }
  // What one erasure noted has one moment.
  const later = new Set(added.map(({ erasedAt }) => erasedAt.getTime())).size;
  if (erased > 0) {
    const event = { action: ERASED, entity: 'visitor', entityId: 'not-kept' };
    await audit(db, OPERATOR, { ...event, after: { erasedAgain: erased } });
  }
  return { later, erased, media };
}

/** Says what {@link eraseAgain} did. */
export const erasuresInWords = ({ later, erased }: ErasedAgain): string =>
  later === 0
    ? 'By the lists of erasures, nobody was erased since'
    : `Since then there were ${countInWords(later, 'erasure')}. Erased again: ${countInWords(erased, 'entry', 'entries')}`;

const OPERATOR = { role: 'admin', id: 'system', name: 'Operator' } as const;

async function eraseOne(
  db: Database,
  touch: (...tags: string[]) => void,
  { kind, value }: Erased,
  now: Date,
): Promise<string[]> {
  if (kind === 'seller') return (await eraseSeller(db, touch, value)).media;
  if (kind === 'subscriber') await deleteSubscriber(db, value);
  if (kind === 'lead') await eraseRows(db, { customers: [], leads: [value] }, now);
  if (kind === 'customer') {
    await eraseRows(db, { customers: [{ id: value, sellerId: '' }], leads: [] }, now);
  }
  if (kind !== 'email' && kind !== 'phone') return [];
  const email = kind === 'email' ? value : undefined;
  const kept = await findKept(db, email === undefined ? { phone: value } : { email });
  return (await eraseKept(db, touch, kept, { email, now })).media;
}
