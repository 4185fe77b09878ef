import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { UsedTag } from '#contracts/sellers/seller-record.ts';
import type { Database } from '../../database.ts';
import { sellerTag } from '../../schema/accounts/seller-identity.ts';

const { sellerId, key, tag } = sellerTag;

/** The most tags that are offered; whatever is rarer is typed. */
const MOST_USED = 200;

/** What tags are told apart by. */
export const keyOfTag = (text: string): string => text.toLowerCase();

/** The tags of a seller by name, as a column. */
export const tagsOf = (ofSeller: SQLWrapper): SQL<string[]> =>
  sql`array(select ${tag} from ${sellerTag} where ${sellerId} = ${ofSeller} order by ${key})`;

/** The condition that a seller has a tag. */
export const hasTag = (ofSeller: SQLWrapper, text: string): SQL =>
  sql`${ofSeller} in (select ${sellerId} from ${sellerTag} where ${key} = ${keyOfTag(text)})`;

export async function listTags(db: Database, ofSeller: string): Promise<string[]> {
  const rows = await db.select({ tag }).from(sellerTag).where(eq(sellerId, ofSeller)).orderBy(key);
  return rows.map((row) => row.tag);
}

/** Returns the tags that sellers have, the most used first. */
export function listUsedTags(db: Database): Promise<UsedTag[]> {
  const sellers = sql<number>`count(*)::int`;
  return db
    .select({ tag: sql<string>`min(${tag})`, sellers })
    .from(sellerTag)
    .groupBy(key)
    .orderBy(sql`${sellers} desc`, key)
    .limit(MOST_USED);
}

/** Gives a seller tags, spelled as other sellers have them; those that it has stay. */
export async function addTags(
  db: Database,
  ofSeller: string,
  tags: readonly string[],
): Promise<void> {
  for (const each of tags) {
    await db
      .insert(sellerTag)
      .values({
        sellerId: ofSeller,
        key: keyOfTag(each),
        tag: sql`coalesce((select min(${tag}) from ${sellerTag} where ${key} = ${keyOfTag(each)}), ${each})`,
      })
      .onConflictDoNothing();
  }
}

export async function removeTags(
  db: Database,
  ofSeller: string,
  tags: readonly string[],
): Promise<void> {
  if (tags.length === 0) return;
  await db.delete(sellerTag).where(and(eq(sellerId, ofSeller), inArray(key, tags.map(keyOfTag))));
}
