import type { Database } from '#database/database.ts';
import {
  type AuditSeal,
  type ChainedEntry,
  countUnsealedEntries,
  findStrayEntry,
  isExpiryRecorded,
  listSealedEntries,
} from '#database/queries/audit/audit-chain.ts';
import type { AppContext } from '../app-context.ts';
import { digestValues, hashEntry } from './chain-hash.ts';

const STEP = 1000;

export type AuditFinding =
  | { sound: true; entries: number; erased: number; expired: number; waiting: number; hash: string }
  | { sound: false; sentence: string };

/**
 * Verifies the whole chain in one snapshot, a thousand entries at a time. Returns the first entry
 * that was changed, removed, moved or inserted around the triggers.
 */
export function verifyAudit(context: Pick<AppContext, 'db'>): Promise<AuditFinding> {
  return context.db.transaction((db) => walk(db as Database), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function walk(db: Database): Promise<AuditFinding> {
  let position = 0;
  let hash = '';
  let [entries, erased, expired] = [0, 0, 0];
  for (;;) {
    const step = await listSealedEntries(db, position, STEP);
    for (const { seal, entry } of step) {
      // Expiry keeps the seal of the last removed entry as the chain's beginning.
      if (position === 0 && entry === null) expired = seal.position;
      else {
        const fault = faultOf(seal, entry, position + 1, hash);
        if (fault !== null) return broken(seal, fault);
        entries += 1;
        if (seal.salt === null) erased += 1;
      }
      ({ position, hash } = seal);
    }
    if (step.length < STEP) break;
  }
  if (expired > 0 && !(await isExpiryRecorded(db, expired))) {
    return {
      sound: false,
      sentence: `The audit up to position ${expired} of the chain was removed beside it.`,
    };
  }
  const stray = await findStrayEntry(db);
  if (stray !== null) {
    return { sound: false, sentence: `Entry ${stray} was put in or removed beside the chain.` };
  }
  return { sound: true, entries, erased, expired, waiting: await countUnsealedEntries(db), hash };
}

function faultOf(
  seal: AuditSeal,
  entry: ChainedEntry | null,
  position: number,
  previous: string,
): string | null {
  if (seal.position !== position) return `position ${position} of the chain is missing`;
  if (entry === null) return 'it was removed';
  const isEmpty = entry.actorName === '' && entry.before === null && entry.after === null;
  const digest = seal.salt === null ? null : digestValues(entry, seal.salt);
  if (digest === null ? !isEmpty : digest !== seal.valuesDigest) return 'its values were changed';
  const hash = hashEntry(previous, position, entry, seal.valuesDigest);
  return hash === seal.hash ? null : 'it was changed, or what came before it';
}

const broken = ({ entryId, position }: AuditSeal, fault: string): AuditFinding => ({
  sound: false,
  sentence: `The chain is broken at entry ${entryId} (position ${position}): ${fault}.`,
});
