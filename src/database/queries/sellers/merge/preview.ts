import { inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../database.ts';
import { seller } from '../../../schema/accounts/account.ts';
import type { MergedPair } from './collisions.ts';

export type Counts = {
  pieces: number;
  leads: number;
  customers: number;
  templates: number;
  drafts: number;
  imports: number;
  messages: number;
  documents: number;
  reports: number;
};

/** Returns how much of each kind a seller has. */
export async function countRowsOfSeller(db: Database, sellerId: string): Promise<Counts> {
  const count = (table: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where seller_id = ${sellerId})`;
  const [row] = await rowsOf<Counts>(
    db,
    sql`select ${count('product')} as pieces, ${count('lead')} as leads, ${count('customer')} as customers,
      ${count('reply_template')} as templates, ${count('product_draft')} as drafts,
      ${count('product_import')} as imports, ${count('seller_message')} as messages,
      ${count('seller_document')} as documents, ${count('report')} as reports`,
  );
  if (row === undefined) throw new Error('counting returned no row');
  return row;
}

/** Returns what is told of two accounts before they are merged; only those that are there. */
export function findMergedAccounts(db: Database, ids: readonly string[]) {
  const { id, name, email, phone, approval, status, createdAt } = seller;
  return db
    .select({ id, name, email, phone, approval, status, createdAt })
    .from(seller)
    .where(inArray(id, [...ids]));
}

export type MergeFacts = {
  sessions: number;
  staff: number;
  shown: number;
  shownElsewhere: number;
  running: string[];
  removedTemplates: string[];
  renamedTemplates: string[];
};

/**
 * Returns what else a merge changes: log-ins that end, products that the public sees, and that it could see of an approved
 * seller, tables of products at work, and reply templates that the other account has too.
 */
export async function readMergeFacts(
  db: Database,
  { from, into }: MergedPair,
): Promise<MergeFacts> {
  const templates = (same: boolean) => sql`coalesce((
    select json_agg(t.name order by t.position) from reply_template t
      where t.seller_id = ${from} and exists (
          select from reply_template o where o.seller_id = ${into} and o.name = t.name)
        and exists (select from reply_template o
          where o.seller_id = ${into} and o.name = t.name and o.text = t.text) = ${same}), '[]')`;
  const [row] = await rowsOf<MergeFacts>(
    db,
    sql`select
      (select count(*)::int from session where role = 'seller' and account_id = ${from}) as sessions,
      (select count(*)::int from staff_member where seller_id = ${from}) as staff,
      (select count(*)::int from product where seller_id = ${from} and published) as shown,
      (select count(*)::int from product p
          join category c on c.id = p.category_id join sub_category s on s.id = p.sub_category_id
          left join product_type t on t.id = p.product_type_id
        where p.seller_id = ${from} and p.hidden_at is null and p.taken_down_at is null
          and p.availability <> 'SOLD' and c.status = 'LISTED' and s.status = 'LISTED'
          and coalesce(t.status, 'LISTED') = 'LISTED') as "shownElsewhere",
      coalesce((select json_agg(file_name order by created_at) from product_import
        where seller_id = ${from} and stage in ('running', 'undoing')), '[]') as running,
      ${templates(true)} as "removedTemplates", ${templates(false)} as "renamedTemplates"`,
  );
  if (row === undefined) throw new Error('reading returned no row');
  return row;
}
