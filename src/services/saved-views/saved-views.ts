import type { z } from 'zod';
import { getAllAttributes } from '#contracts/attributes/admin-calls.ts';
import { getAnnouncements } from '#contracts/calls/announcements.ts';
import { getAudit } from '#contracts/calls/audit.ts';
import { getBin, getOwnBin } from '#contracts/calls/bin.ts';
import { getBrands } from '#contracts/calls/catalogue-merge.ts';
import { getContactMessages, getSubscribers } from '#contracts/calls/inbox.ts';
import { getMails } from '#contracts/calls/mails.ts';
import { getNewsletterIssues } from '#contracts/calls/newsletter.ts';
import { getPages } from '#contracts/calls/pages.ts';
import { getAllProducts, getAllProductsOf, getOwnProducts } from '#contracts/calls/products.ts';
import { getMissingPages, getRedirects } from '#contracts/calls/redirects.ts';
import { savedViewCalls } from '#contracts/calls/saved-views.ts';
import { getBlockedWords, getSearches, getSynonyms } from '#contracts/calls/searches.ts';
import { getAllSellerChanges } from '#contracts/calls/seller-changes.ts';
import { getAllSellers } from '#contracts/calls/sellers.ts';
import { categoryCalls, productTypeCalls, subCategoryCalls } from '#contracts/calls/taxonomy.ts';
import { getAllEnquiries, getOwnEnquiries } from '#contracts/leads/enquiry-calls.ts';
import { getCustomers, getLeads } from '#contracts/leads/lead-calls.ts';
import { getPipeline } from '#contracts/leads/pipeline-calls.ts';
import { type AdminAccess, mayAdmin, type SellerAccess } from '#contracts/policy.ts';
import { getReportAnswers, getReports } from '#contracts/reports/calls.ts';
import { getReceipts } from '#contracts/sales/calls.ts';
import {
  type ListId,
  type ListSettings,
  MOST_VIEWS,
  type SavedView,
  type SavedViewEdit,
  type SavedViewInput,
} from '#contracts/saved-view.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  deleteSavedView,
  dropDefaultOfOthers,
  insertSavedView,
  listChoices,
  listSavedViews,
  lockOfferedView,
  lockOwnView,
  lockViewCount,
  saveListChoice,
  updateSavedView,
  type ViewRow,
} from '#database/queries/saved-views.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { accountOf } from '../accounts/account-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, notFound, stale } from '../failure.ts';
import { write, writeAs } from '../write.ts';

/**
 * Returns a person's own views, those of others that are shared for lists they may read, and what they chose for each
 * list.
 */
export async function listSettingsOf(db: Database, actor: KnownActor): Promise<ListSettings> {
  const person = accountOf(actor);
  const [views, choices] = await Promise.all([listSavedViews(db, person), listChoices(db, person)]);
  return {
    views: views.flatMap(({ owner, ...row }) => {
      if (row.accountId === person.id) return present(row);
      return mayReadList(actor, row.list) ? present(row, false, owner) : [];
    }),
    choices,
  };
}

/** Saves a view; 409 where there are too many, or one of this name. */
export function addSavedView(
  context: AppContext,
  actor: KnownActor,
  input: SavedViewInput,
): Promise<SavedView> {
  checkQuery(input.list, input.query);
  checkSharing(actor, input.isShared);
  return writeAs(context, actor, savedViewCalls[actor.role].addView, async (db) => {
    const person = accountOf(actor);
    if ((await lockViewCount(db, person)) >= MOST_VIEWS) throw tooMany();
    const row = { ...input, role: person.role, accountId: person.id, id: newId() };
    await insertSavedView(db, row);
    await tell(db, actor, 'add-saved-view', row.id, { after: toldOf(row) });
    return present({ ...row, version: 1 });
  });
}

/** Changes a view of one's own; 404 for another's, 409 where it was changed meanwhile. */
export function editSavedView(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { version, ...changes }: SavedViewEdit,
): Promise<SavedView> {
  checkSharing(actor, changes.isShared);
  return write(context, async (db) => {
    const person = accountOf(actor);
    const before = await lockOwnView(db, person, id);
    if (before === null) throw notFound('view');
    if (version !== undefined && version !== before.version) throw stale();
    if (changes.query !== undefined) checkQuery(before.list, changes.query);
    const { name = before.name, query = before.query } = changes;
    const { columns = before.columns, isShared = before.isShared } = changes;
    const after = { ...before, name, query, columns, isShared, version: before.version + 1 };
    await updateSavedView(db, after);
    if (before.isShared && !isShared) await dropDefaultOfOthers(db, person, id);
    const told = { before: toldOf(before), after: toldOf(after) };
    await tell(db, actor, 'edit-saved-view', id, told);
    return present(after);
  });
}

export function removeSavedView(context: AppContext, actor: KnownActor, id: string): Promise<void> {
  return write(context, async (db) => {
    const before = await lockOwnView(db, accountOf(actor), id);
    if (before === null) throw notFound('view');
    await deleteSavedView(db, id);
    await tell(db, actor, 'delete-saved-view', id, { before: toldOf(before) });
  });
}

/** Opens a list with a view from now on, or with none; 404 where the list has no such view for this person. */
export function chooseDefaultView(
  context: AppContext,
  actor: KnownActor,
  list: string,
  viewId: string | null,
): Promise<void> {
  return writeAs(context, actor, savedViewCalls[actor.role].chooseDefaultView, async (db) => {
    const person = accountOf(actor);
    if (viewId !== null) {
      const view = await lockOfferedView(db, person, viewId);
      if (view?.list !== list) throw notFound('view');
    }
    await saveListChoice(db, person, list, { defaultViewId: viewId });
    await tellChoice(db, actor, 'choose-default-view', list, { viewId });
  });
}

/** Keeps the columns of a list and their order; null for those it begins with. */
export function chooseColumns(
  context: AppContext,
  actor: KnownActor,
  list: string,
  columns: string[] | null,
): Promise<void> {
  return writeAs(context, actor, savedViewCalls[actor.role].chooseColumns, async (db) => {
    await saveListChoice(db, accountOf(actor), list, { columns });
    await tellChoice(db, actor, 'choose-columns', list, { columns });
  });
}

function checkQuery(list: string, query: string): void {
  const parameter = unknownParameter(list, query);
  if (parameter !== null) throw invalid('query', said('viewParameterUnknown', { parameter }));
}

function checkSharing(actor: KnownActor, isShared = false): void {
  if (isShared && actor.role !== 'admin') throw invalid('isShared', said('onlyAdminsShare'));
}

const tell = (
  db: Database,
  actor: KnownActor,
  action: string,
  entityId: string,
  values: { before?: object; after?: object },
) => audit(db, actor, { action, entity: 'saved-view', entityId, ...values });

const tellChoice = (db: Database, actor: KnownActor, action: string, list: string, after: object) =>
  audit(db, actor, { action, entity: 'list', entityId: list, after });

const toldOf = ({ list, name, query, columns, isShared }: Omit<ViewRow, 'version'>) => ({
  list,
  name,
  query,
  columns,
  isShared,
});

const present = (row: ViewRow, isOwn = true, owner: string | null = null): SavedView => ({
  _id: row.id,
  ...toldOf(row),
  isOwn,
  owner,
  version: row.version,
});

const tooMany = () => failure(409, 'too-many', said('tooManyViews', { most: MOST_VIEWS }));

/** The call that each list reads: its parameters are what the list can be asked for. */
const calls: Record<ListId, { query: z.ZodObject } & (AdminAccess | SellerAccess)> = {
  'answered-reports': getReportAnswers,
  answers: getAllSellers,
  approvals: getAllSellers,
  brands: getBrands,
  attributes: getAllAttributes,
  audit: getAudit,
  bin: getBin,
  'own-bin': getOwnBin,
  'blocked-words': getBlockedWords,
  newsletters: getNewsletterIssues,
  pages: getPages,
  announcements: getAnnouncements,
  categories: categoryCalls.getAll,
  enquiries: getAllEnquiries,
  'frequent-searches': getSearches,
  'fruitless-searches': getSearches,
  mails: getMails,
  messages: getContactMessages,
  newsletter: getSubscribers,
  'other-looks': getAllProducts,
  'own-customers': getCustomers,
  'own-enquiries': getOwnEnquiries,
  'own-leads': getLeads,
  'own-products': getOwnProducts,
  pipeline: getPipeline,
  'product-types': productTypeCalls.getAll,
  products: getAllProducts,
  'missing-pages': getMissingPages,
  receipts: getReceipts,
  redirects: getRedirects,
  reports: getReports,
  'seller-audit': getAudit,
  'seller-changes': getAllSellerChanges,
  'seller-enquiries': getAllEnquiries,
  'seller-products': getAllProductsOf,
  'seller-receipts': getReceipts,
  sellers: getAllSellers,
  'sub-categories': subCategoryCalls.getAll,
  synonyms: getSynonyms,
};

const LONGEST_VALUE = 200;
/** The page of a list is not part of its view. */
const ofPaging = new Set(['page', 'limit', 'after']);

/** Whether an admin of this role may read a list. */
function mayReadList(actor: KnownActor, list: string): boolean {
  const call = calls[list as ListId];
  return (
    actor.role === 'admin' && call.policy === 'admin' && mayAdmin(actor.adminRole, call.permission)
  );
}

/** Returns the first parameter of `query` that `list` does not have, has twice or with too long a value, or null. */
function unknownParameter(list: string, query: string): string | null {
  const call = calls[list as ListId];
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const isKnown =
      name === 'size' || (Object.hasOwn(call.query.shape, name) && !ofPaging.has(name));
    if (!isKnown || seen.has(name) || value.length > LONGEST_VALUE) return name;
    seen.add(name);
  }
  return null;
}
