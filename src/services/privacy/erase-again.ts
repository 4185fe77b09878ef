import type { Database } from '#database/database.ts';
import { deleteSubscriber } from '#database/queries/newsletter.ts';
import {
  addErasures,
  type Erased,
  type Erasure,
  findErased,
} from '#database/queries/privacy/erasures.ts';
import { eraseRows } from '../leads/person-rows.ts';
import { eraseKept, eraseSeller } from './erase-person.ts';
import { findKept } from './find-kept.ts';

/**
 * Erases again what is in a restored database and was erased by a list that was kept apart from its backup. Whom the
 * backup knows to be erased may have come back before it was made, and stays. Returns how many were erased, and the media
 * that sellers among them used.
 */
export async function eraseAgain(
  db: Database,
  erasures: readonly Erasure[],
  now: Date,
): Promise<{ erased: number; media: string[] }> {
  const later = Map.groupBy(await addErasures(db, erasures), ({ salt }) => salt);
  const media: string[] = [];
  let erased = 0;
  for (const [salt, ofSalt] of later) {
    const hashes = ofSalt.map(({ hash }) => hash);
    for (const each of await findErased(db, salt, hashes)) {
      media.push(...(await eraseOne(db, each, now)));
      erased += 1;
    }
  }
  return { erased, media };
}

/** No page is kept of a shop that is being restored. */
const untouched = () => {};

async function eraseOne(db: Database, { kind, value }: Erased, now: Date): Promise<string[]> {
  if (kind === 'seller') return (await eraseSeller(db, untouched, value)).media;
  if (kind === 'subscriber') await deleteSubscriber(db, value);
  if (kind === 'lead') await eraseRows(db, { customers: [], leads: [value] }, now);
  if (kind === 'customer') {
    await eraseRows(db, { customers: [{ id: value, sellerId: '' }], leads: [] }, now);
  }
  if (kind !== 'email' && kind !== 'phone') return [];
  const email = kind === 'email' ? value : undefined;
  const kept = await findKept(db, email === undefined ? { phone: value } : { email });
  return (await eraseKept(db, untouched, kept, { email, now })).media;
}
