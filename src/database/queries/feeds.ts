import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import {
  type FeedProblem,
  LONGEST_FEED_TITLE,
  type ProductWithFeedProblems,
  SMALLEST_FEED_PICTURE,
} from '#contracts/feeds.ts';
import { isPublic } from '../catalogue/is-public.ts';
import { type Database, firstRow } from '../database.ts';
import { inlineLimit } from '../planner.ts';
import { seller } from '../schema/accounts/account.ts';
import { product } from '../schema/products/product.ts';

/** Returns the secret of a seller's feeds; null where it has none, undefined where there is no such seller. */
export async function findFeedSecret(db: Database, sellerId: string) {
  const row = await firstRow(
    db.select({ secret: seller.feedSecret }).from(seller).where(eq(seller.id, sellerId)),
  );
  return row?.secret;
}

export async function setFeedSecret(db: Database, sellerId: string, secret: string): Promise<void> {
  await db.update(seller).set({ feedSecret: secret }).where(eq(seller.id, sellerId));
}

/** Returns the active seller whose feeds are behind a secret. */
export async function findSellerOfFeed(db: Database, secret: string) {
  return firstRow(
    db
      .select({ id: seller.id, name: seller.name })
      .from(seller)
      .where(and(eq(seller.feedSecret, secret), eq(seller.status, true))),
  );
}

/** The sides of a product's first picture, the shorter one; null where it has none. */
const shortestSide = sql`(select least(a.width, a.height) from product_media m
  join media_asset a on a.id = m.media_id where m.product_id = ${product.id} and a.kind = 'image'
  order by m.position limit 1)`;

const conditions: Readonly<Record<FeedProblem, SQL>> = {
  'no-picture': sql`${shortestSide} is null`,
  'small-picture': sql`${shortestSide} < ${sql.raw(`${SMALLEST_FEED_PICTURE}`)}`,
  capitals: sql`(${product.name} ~ '[[:upper:]]{4}' and ${product.name} = upper(${product.name}))`,
  'no-description': sql`${product.description} = ''`,
  'long-name': sql`length(${product.name}) > ${sql.raw(`${LONGEST_FEED_TITLE}`)}`,
};
const cases = Object.entries(conditions).map(
  ([problem, holds]) => sql`case when ${holds} then ${sql.raw(`'${problem}'`)} end`,
);
const problems = sql<FeedProblem[]>`array_remove(array[${sql.join(cases, sql`, `)}], null)`;

/** Returns the newest published products, of a seller or of all, that receivers of feeds would refuse. */
export function listFeedProblems(
  db: Database,
  ofSeller: string | null,
  limit: number,
): Promise<ProductWithFeedProblems[]> {
  return db
    .select({
      _id: product.id,
      name: product.name,
      brand: product.brand,
      seller: { _id: seller.id, name: seller.name },
      problems,
    })
    .from(product)
    .innerJoin(seller, eq(seller.id, product.sellerId))
    .where(
      and(
        isPublic,
        ofSeller === null ? undefined : eq(product.sellerId, ofSeller),
        sql`(${sql.join(Object.values(conditions), sql` or `)})`,
      ),
    )
    .orderBy(desc(product.createdAt), desc(product.id))
    .limit(inlineLimit(limit));
}
