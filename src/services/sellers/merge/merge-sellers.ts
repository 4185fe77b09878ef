import type { MergePreview, SellerMerge, SellerMerged } from '#contracts/sellers/seller-merge.ts';
import type { Database } from '#database/database.ts';
import { deleteIdleStaff, listStaffIds } from '#database/queries/accounts/staff.ts';
import { insertLeadEvents, writeLeadWords } from '#database/queries/leads/write-lead.ts';
import {
  findMergedSeller,
  insertMergedSeller,
} from '#database/queries/sellers/merge/merged-sellers.ts';
import {
  findLeadsAbout,
  findLeadsOf,
  type LockedSeller,
  lockRunningImports,
  lockSessionsOf,
  lockWholeSeller,
  mailPushes,
  moveCustomers,
  moveRows,
  readWhatEnds,
  readyTemplates,
  removeMovedSeller,
} from '#database/queries/sellers/merge/move-rows.ts';
import {
  countKnownCustomers,
  countRowsOfSeller,
  findMergedAccounts,
  findRenumbered,
  type JoinedCustomer,
  joinCustomers,
  readMergeFacts,
  renumberPieces,
} from '#database/queries/sellers/merge/preview.ts';
import { deleteSessions } from '#database/queries/sessions/sessions.ts';
import type { AdminActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../../app-context.ts';
import { audit } from '../../audit.ts';
import { failure, invalid, notFound } from '../../failure.ts';
import { mailTo, pageFor, phrasesIn } from '../../mail/send-mail.ts';
import { addRedirect } from '../../redirects/redirects.ts';
import { write } from '../../write.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { tagsWithSeller } from '../seller-tags.ts';

/**
 * Makes a seller's account part of another (docs/behaviour/admin.md#merge-of-two-accounts), all of it in one
 * transaction: what fails or is interrupted has changed nothing. Products, leads, customers and what else is the seller's
 * become the other's, sessions end, addresses redirect, and both addresses are told by mail. What cannot move stays in
 * the audit. 422 for another name than that of the account that goes; 409 where one of them was merged meanwhile, or a
 * table of products is at work.
 */
export function mergeSellers(
  context: AppContext,
  actor: AdminActor,
  from: string,
  { into, name }: SellerMerge,
): Promise<SellerMerged> {
  if (from === into) throw withItself();
  return write(context, async (db, touch, send) => {
    const { goes, stays } = await lockBoth(context, db, from, into);
    if (name !== goes.name) {
      throw invalid(
        'name',
        toAdmins(`This is not the name of the account to close, “${goes.name}”.`),
      );
    }
    const running = await lockRunningImports(db, from);
    if (running.length > 0) throw atWork(running);
    touch(...(await tagsWithSeller(db, from)));

    const moved = await countRowsOfSeller(db, from);
    const ended = await readWhatEnds(db, from);
    await mailPushes(db, from);
    const sessions = await deleteSessions(db, 'seller', from);
    const pair = { from, into };
    const renumbered = await renumberPieces(db, pair);
    const templates = await readyTemplates(db, pair);
    await moveRows(db, pair);
    const customers = await takeCustomers(context, db, actor, { goes, stays });
    await insertMergedSeller(db, mergedRow(goes, into, context.now()));
    const staff = await listStaffIds(db, from);
    await removeMovedSeller(db, from);
    await deleteIdleStaff(db, staff);
    const leads = [
      ...(await findLeadsAbout(db, idsOf(renumbered))),
      ...(await findLeadsOf(
        db,
        customers.map(({ intoId }) => intoId),
      )),
    ];
    await writeLeadWords(db, [...new Set(leads)]);
    await redirectPages(db, actor, from, into);
    touch(...(await tagsWithSeller(db, into)));

    await audit(db, actor, {
      action: 'merge-seller',
      entity: 'seller',
      entityId: from,
      before: { ...profileOf(goes), ...ended },
      after: {
        into: { id: into, name: stays.name },
        moved,
        sessions,
        renumbered,
        customers: customers.map(({ fromId, intoId }) => ({ from: fromId, into: intoId })),
        templates,
      },
    });
    await audit(db, actor, {
      action: 'take-in-seller',
      entity: 'seller',
      entityId: into,
      after: { from: { id: from, name: goes.name }, moved },
    });
    send(mailAbout(context, stays, { moved, isKept: true }));
    send(mailAbout(context, goes, { moved, isKept: false }));
    return { moved, renumbered: renumbered.length, knownCustomers: customers.length };
  });
}

/** Locks both accounts in one order, so that of two merges at once one waits and is then refused. */
async function lockBoth(context: AppContext, db: Database, from: string, into: string) {
  await lockSessionsOf(db, from);
  const found = new Map<string, LockedSeller | null>();
  for (const id of [from, into].sort()) {
    found.set(id, await lockWholeSeller(db, id, id === from ? 'update' : 'no key update'));
  }
  const [goes, stays] = [found.get(from), found.get(into)];
  if (!goes || !stays) {
    const missing = goes ? into : from;
    if ((await findMergedSeller(db, missing)) === null) throw notFound('seller');
    throw await changedMeanwhile(db, context, { entity: 'seller', entityId: missing });
  }
  return { goes, stays };
}

type Both = { goes: LockedSeller; stays: LockedSeller };

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/**
 * Moves the customers; those whom both accounts have become one, and what one was called besides is noted on its newest
 * lead. Last, as until the end nobody can add a customer to the account that stays.
 */
async function takeCustomers(
  context: AppContext,
  db: Database,
  actor: AdminActor,
  { goes, stays }: Both,
): Promise<JoinedCustomer[]> {
  const pair = { from: goes.id, into: stays.id };
  await lockWholeSeller(db, stays.id, 'update');
  const joined = await joinCustomers(db, pair);
  await moveCustomers(db, pair);
  const { alsoKnownAs } = phrasesIn(stays.language);
  const by = { actorRole: 'admin', actorId: actor.id, actorName: actor.name } as const;
  const notes = joined.flatMap(({ leadId, name, phone, email }) => {
    const words = [name, phone, email].filter((each) => each !== '').join(', ');
    if (leadId === null || words === '') return [];
    const note = { leadId, kind: 'NOTE', words: alsoKnownAs({ words }) } as const;
    return [{ ...note, ...by, at: context.now() }];
  });
  if (notes.length > 0) await insertLeadEvents(db, notes);
  return joined;
}

const atWork = (files: readonly string[]) =>
  failure(
    409,
    'import-at-work',
    toAdmins(
      `A table of products is at work: ${files.join(', ')}. Wait until it is done, or log in as the seller and stop it; then merge.`,
    ),
  );

const mergedRow = (
  { id, name, email, phone, passwordHash }: LockedSeller,
  into: string,
  mergedAt: Date,
) => ({ id, sellerId: into, name, email, phone, passwordHash, mergedAt });

/** What is told of an account that goes: everything but its secrets, and by what its name is compared. */
function profileOf(goes: LockedSeller) {
  const { passwordHash, tokenVersion, nameKey, nameLook, version, status, ...profile } = goes;
  return profile;
}

/** The storefront's pages of a seller; below them are those of its categories. */
const pagesOf = (id: string) => [`/seller-list/${id}`, `/products/${id}`, `/category/${id}`];

async function redirectPages(db: Database, actor: AdminActor, from: string, into: string) {
  const pages = pagesOf(into);
  for (const [index, fromPath] of pagesOf(from).entries()) {
    const toPath = pages[index] ?? '/seller-list';
    const by = { adminId: actor.id, adminName: actor.name };
    await addRedirect(db, { fromPath, toPath, reason: 'SELLER_MERGED', ...by });
  }
}

function mailAbout(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  to: LockedSeller,
  { moved, isKept }: { moved: SellerMerged['moved']; isKept: boolean },
) {
  const link = pageFor(context, to, '/seller/');
  if (!isKept) return mailTo(context, to, 'accountMerged', { link });
  const { products, enquiries, customers } = phrasesIn(to.language);
  return mailTo(context, to, 'accountTakenIn', {
    link,
    moved: [products(moved.pieces), enquiries(moved.leads), customers(moved.customers)],
  });
}

const MOST_RENUMBERED = 20;

/** Refusal (422) of a merge of an account with itself. */
const withItself = () => invalid('into', toAdmins('Choose a different account.'));

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
