import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { type Database, firstRow } from '../database.ts';
import { admin } from '../schema/accounts/account.ts';
import { listChoice, savedView } from '../schema/saved-view.ts';
import type { AccountKey } from './second-factor.ts';

const shown = {
  id: savedView.id,
  role: savedView.role,
  accountId: savedView.accountId,
  list: savedView.list,
  name: savedView.name,
  query: savedView.query,
  columns: savedView.columns,
  isShared: savedView.isShared,
  version: savedView.version,
};
/** A saved view as it is told. */
export type ViewRow = Pick<typeof savedView.$inferSelect, keyof typeof shown>;

const ownedBy = ({ role, id }: AccountKey) =>
  and(eq(savedView.role, role), eq(savedView.accountId, id));

const offeredTo = (person: AccountKey) =>
  or(ownedBy(person), and(eq(savedView.role, person.role), eq(savedView.isShared, true)));

/** Returns a person's views and those shared with them, by name; `owner` is the admin whose one is. */
export function listSavedViews(
  db: Database,
  person: AccountKey,
): Promise<(ViewRow & { owner: string | null })[]> {
  return db
    .select({ ...shown, owner: admin.name })
    .from(savedView)
    .leftJoin(admin, and(eq(savedView.role, 'admin'), eq(admin.id, savedView.accountId)))
    .where(offeredTo(person))
    .orderBy(asc(sql`lower(${savedView.name})`), asc(savedView.id));
}

/** Returns how many views a person has, while nobody else adds one for them. */
export async function lockViewCount(db: Database, person: AccountKey): Promise<number> {
  const of = `saved-views ${person.role} ${person.id}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${of}, 0))`);
  return db.$count(savedView, ownedBy(person));
}

/** Returns a view of this person's own, locked until the transaction ends. */
export function lockOwnView(db: Database, person: AccountKey, id: string): Promise<ViewRow | null> {
  return firstRow(
    db
      .select(shown)
      .from(savedView)
      .where(and(ownedBy(person), eq(savedView.id, id)))
      .for('update'),
  );
}

/** Returns the list of a view that this person is offered, which stays so until the transaction ends. */
export function lockOfferedView(
  db: Database,
  person: AccountKey,
  id: string,
): Promise<Pick<ViewRow, 'list'> | null> {
  return firstRow(
    db
      .select({ list: savedView.list })
      .from(savedView)
      .where(and(offeredTo(person), eq(savedView.id, id)))
      .for('share'),
  );
}

export async function insertSavedView(db: Database, row: Omit<ViewRow, 'version'>): Promise<void> {
  await db.insert(savedView).values(row);
}

export async function updateSavedView(
  db: Database,
  { id, name, query, columns, isShared, version }: ViewRow,
): Promise<void> {
  await db
    .update(savedView)
    .set({ name, query, columns, isShared, version })
    .where(eq(savedView.id, id));
}

export async function deleteSavedView(db: Database, id: string): Promise<void> {
  await db.delete(savedView).where(eq(savedView.id, id));
}

/** Opens the list of nobody but the owner with this view any more. */
export async function dropDefaultOfOthers(
  db: Database,
  owner: AccountKey,
  viewId: string,
): Promise<void> {
  await db
    .update(listChoice)
    .set({ defaultViewId: null })
    .where(and(eq(listChoice.defaultViewId, viewId), ne(listChoice.accountId, owner.id)));
}

/** Returns what a person has chosen, by list. */
export function listChoices(
  db: Database,
  { role, id }: AccountKey,
): Promise<Pick<typeof listChoice.$inferSelect, 'list' | 'columns' | 'defaultViewId'>[]> {
  return db
    .select({
      list: listChoice.list,
      columns: listChoice.columns,
      defaultViewId: listChoice.defaultViewId,
    })
    .from(listChoice)
    .where(and(eq(listChoice.role, role), eq(listChoice.accountId, id)))
    .orderBy(asc(listChoice.list));
}

/** Keeps a person's columns or default view of a list; what is left out stays. */
export async function saveListChoice(
  db: Database,
  { role, id: accountId }: AccountKey,
  list: string,
  choice: Partial<Pick<typeof listChoice.$inferInsert, 'columns' | 'defaultViewId'>>,
): Promise<void> {
  await db
    .insert(listChoice)
    .values({ role, accountId, list, ...choice })
    .onConflictDoUpdate({
      target: [listChoice.role, listChoice.accountId, listChoice.list],
      set: choice,
    });
}
