import type { MergePreview } from '#contracts/sellers/seller-merge.ts';
import type { Database } from '#database/database.ts';
import { countKnownCustomers, findRenumbered } from '#database/queries/sellers/merge/collisions.ts';
import {
  countRowsOfSeller,
  findMergedAccounts,
  readMergeFacts,
} from '#database/queries/sellers/merge/preview.ts';
import { toAdmins } from '#languages/said.ts';
import { invalid, notFound } from '../../failure.ts';

const MOST_RENUMBERED = 20;

/** Refusal (422) of a merge of an account with itself. */
export const withItself = () => invalid('into', toAdmins('Choose a different account.'));

/**
 * Returns what a merge of two accounts would move, make one and end (docs/behaviour/admin.md#merge-of-two-accounts).
 * Changes nothing.
 */
export async function previewMerge(
  db: Database,
  from: string,
  into: string,
): Promise<MergePreview> {
  if (from === into) throw withItself();
  const pair = { from, into };
  const accounts = await findMergedAccounts(db, [from, into]);
  const [goes, stays] = [from, into].map((id) => accounts.find((each) => each.id === id));
  if (goes === undefined || stays === undefined) throw notFound('seller');
  const facts = await readMergeFacts(db, pair);
  const renumbered = await findRenumbered(db, pair, MOST_RENUMBERED);
  return {
    from: present(goes),
    into: present(stays),
    moves: await countRowsOfSeller(db, from),
    sessions: facts.sessions,
    staff: facts.staff,
    renumbered: {
      count: renumbered.count,
      first: renumbered.first.map(({ id, ...piece }) => ({ _id: id, ...piece })),
    },
    knownCustomers: await countKnownCustomers(db, pair),
    sameTemplates: { removed: facts.removedTemplates, renamed: facts.renamedTemplates },
    becomesPublic: stays.status && !goes.status ? facts.shownElsewhere : 0,
    becomesHidden: goes.status && !stays.status ? facts.shown : 0,
    running: facts.running,
  };
}

type Account = Awaited<ReturnType<typeof findMergedAccounts>>[number];

const present = ({ id, name, email, phone, approval, createdAt }: Account) => ({
  _id: id,
  name,
  email,
  phone,
  approval,
  createdAt: createdAt.toISOString(),
});
