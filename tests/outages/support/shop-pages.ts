import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { product } from '#database/schema/products/product.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import { slugWithId } from '#domain/text/slug.ts';
import { write } from '#services/write.ts';
import type { TestApp } from '#tests/support/app.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';

const OTHERS = 10;

export type ShopPages = {
  /** The product whose price changes: its page and its read. */
  page: string;
  read: string;
  /** Pages that its price does not concern. */
  others: string[];
  setPrice: (price: number) => Promise<void>;
};

/** Fills a marketplace with one product whose price changes, and others that have nothing to do with it. */
export async function openShopPages(replica: TestApp): Promise<ShopPages> {
  const withOwnParents = async () =>
    aProduct(replica.db, parentsOf(await aSeller(replica), await aCategory(replica.db)));
  const pageOf = ({ id, name }: { id: string; name: string }) => `/product/${slugWithId(name, id)}`;
  const changing = await withOwnParents();
  const { id } = changing;
  const others: string[] = [];
  for (let count = 0; count < OTHERS; count += 1) {
    others.push(pageOf(await withOwnParents()));
  }
  return {
    page: pageOf(changing),
    read: `/api/get-product/${id}`,
    others,
    setPrice: (price) =>
      write(replica.context, async (db, touch) => {
        await db
          .update(product)
          .set({ priceINR: price.toFixed(2) })
          .where(eq(product.id, id));
        touch(cacheTags.product(id), cacheTags.card(id));
      }),
  };
}

export type Seen = {
  status: number;
  /** Seconds since it was known to be true; null where it is. */
  age: number | null;
  retryAfter: string | null;
  etag: string | null;
  body: string;
};

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** Asks for an address over a connection of its own. Rejects after 40 s. */
export async function look(url: string, { body, ...asked }: Asked = {}): Promise<Seen> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const signal = AbortSignal.timeout(40_000);
  request(url, { ...asked, agent: false, signal }, resolve)
    .on('error', reject)
    .end(body);
  const answer = await promise;
  const { age, etag, 'retry-after': retryAfter } = answer.headers;
  return {
    status: answer.statusCode ?? 0,
    age: age === undefined ? null : Number(age),
    retryAfter: retryAfter ?? null,
    etag: etag ?? null,
    body: await text(answer),
  };
}
