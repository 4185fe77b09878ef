import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { accountNameOf } from '#domain/account-name.ts';
import { type Database, firstRow, rowsOf } from '../../database.ts';
import { admin, seller } from '../../schema/accounts/account.ts';
import { enquiry } from '../../schema/activity.ts';
import { category, productType, subCategory } from '../../schema/catalogue.ts';
import { page } from '../../schema/content.ts';
import { lead } from '../../schema/lead.ts';
import { inAllLanguages } from '../../schema/translations.ts';
import { byName } from '../catalogue/catalogue-columns.ts';
import { containsWords } from '../lists/text-match.ts';

/** Returns a few sellers whose name has these words, or whose e-mail address or phone number it is. */
export function findSellers(db: Database, text: string, most: number) {
  const { id, name, email, approval } = seller;
  const account = accountNameOf(text);
  return db
    .select({ id, name, email, approval })
    .from(seller)
    .where(
      or(
        containsWords(sql`${name}`, text),
        text.includes('@') ? eq(sql`lower(${email})`, account) : undefined,
        account.length === 10 ? eq(seller.phone, account) : undefined,
      ),
    )
    .orderBy(byName(name).column, asc(id))
    .limit(most);
}

/** Returns a few admins whose name has these words, or whose e-mail address it is. */
export function findAdmins(db: Database, text: string, most: number) {
  const { id, name, email } = admin;
  const isNamed = containsWords(sql`${name}`, text);
  const isAddressed = eq(sql`lower(${email})`, text.trim().toLowerCase());
  return db
    .select({ id, name, email })
    .from(admin)
    .where(or(isNamed, isAddressed))
    .orderBy(byName(name).column, asc(id))
    .limit(most);
}

/** Returns a few stories and plain pages whose title in any language has these words, what was changed last first. */
export function findPages(db: Database, text: string, most: number) {
  const { id, title, kind, draft, published, updatedAt } = page;
  const titles = sql`jsonb_path_query_array(coalesce(${draft}, ${published}), '$.*.title')::text`;
  return db
    .select({ id, name: title, kind })
    .from(page)
    .where(containsWords(titles, text))
    .orderBy(desc(updatedAt), asc(id))
    .limit(most);
}

/** Returns the lead of this reference with the name of its first product, or null; of one seller where it is given. */
export function findLeadByReference(db: Database, reference: string, sellerId?: string) {
  const firstPiece = sql<string>`coalesce((select ${enquiry.productName} from ${enquiry}
    where ${enquiry.leadId} = ${lead.id}
    order by length(${enquiry.reference}), ${enquiry.reference} limit 1), '')`;
  return firstRow(
    db
      .select({
        id: lead.id,
        reference: lead.reference,
        state: lead.state,
        piece: firstPiece,
        seller: { _id: seller.id, name: seller.name },
      })
      .from(lead)
      .innerJoin(seller, eq(seller.id, lead.sellerId))
      .where(
        and(
          eq(lead.reference, reference),
          sellerId === undefined ? isNull(lead.junkAt) : eq(lead.sellerId, sellerId),
        ),
      ),
  );
}

export type FoundEntryRow = {
  kind: 'category' | 'sub-category' | 'product-type';
  id: string;
  name: string;
  within: string;
  status: 'LISTED' | 'UNLISTED';
};

/** Returns a few taxonomy entries whose name in any language has these words, the upper ones first. */
export function findTaxonomyEntries(db: Database, text: string, most: number) {
  const isNamed = containsWords(inAllLanguages(sql`e.name`, sql`e.translations`), text);
  return rowsOf<FoundEntryRow>(
    db,
    sql`select kind, id, name, within, status from (
        select 1 as level, 'category' as kind, e.id, e.name, '' as within, e.status
          from ${category} e where ${isNamed}
        union all
        select 2, 'sub-category', e.id, e.name, c.name, e.status
          from ${subCategory} e join ${category} c on c.id = e.category_id where ${isNamed}
        union all
        select 3, 'product-type', e.id, e.name, s.name, e.status
          from ${productType} e join ${subCategory} s on s.id = e.sub_category_id where ${isNamed}) entry
      order by level, name collate "und-x-icu", id limit ${most}`,
  );
}
