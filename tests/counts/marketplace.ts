import { sql } from 'drizzle-orm';
import type { PageText } from '#contracts/content/page.ts';
import { type Database, rowsOf } from '#database/database.ts';
import { insertPage } from '#database/queries/pages.ts';
import { loadPages } from '#server/load-pages.ts';
import { anAdmin, aSession } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { addresses } from '#web/ui/addresses.ts';
import { COMMON_WORD, planData } from '../../bench/data/data-plan.ts';
import { fillDatabase } from '../../bench/data/fill-database.ts';

const PRODUCTS = 1_000;

/**
 * An app with its pages, over an invented marketplace that is the same every time, and where to find
 * the parts of it.
 */
export async function filledMarketplace() {
  const test = await sharedApp({}, await loadPages(false));
  await fillDatabase(test.db, PRODUCTS, () => {});
  await test.db.execute(sql`analyze`);
  const plan = planData();
  const [shop] = plan.sellers;
  const [subCategory] = shop?.subCategories ?? [];
  const [type] = subCategory?.types ?? [];
  const [product] = await rowsOf<{ id: string; name: string }>(
    test.db,
    sql`select id, name from product where seller_id = ${shop?.id} order by created_at limit 1`,
  );
  if (!shop || !subCategory || !type || !product) throw new Error('The marketplace is empty');
  const named = ({ id: _id, name }: { id: string; name: string }) => ({ _id, name });
  const category = plan.categories.find(({ id }) => id === subCategory.categoryId);
  if (!category) throw new Error('The sub-category is in no category');
  await addStory(test.db, product.id);
  const seller = await aSession(test.context, 'seller', { id: shop.id, tokenVersion: 1 });
  return {
    test,
    /** In the names of some products each. */
    words: { common: COMMON_WORD, other: plan.words[0] ?? '' },
    admin: (await anAdmin(test)).authorization,
    seller: { id: shop.id, authorization: { authorization: `Bearer ${seller}` } },
    ids: {
      product: product.id,
      category: category.id,
      subCategory: subCategory.id,
      type: type.id,
    },
    pages: {
      product: addresses.product(named(product)),
      story: `/stories/${STORY}`,
      type: addresses.productsOfType(named(type)),
      category: addresses.categoryProducts(named(category)),
      types: addresses.productTypes(named(category)),
      seller: addresses.seller(named(shop)),
      sellersCategory: addresses.sellerCategory(named(shop), named(category)),
      sellersProducts: addresses.sellerProducts(named(shop), named(category), named(subCategory)),
    },
  };
}

const STORY = 'of-the-yard';

/** Adds a story of some length, with one group of pieces in it. */
async function addStory(db: Database, piece: string): Promise<void> {
  const paragraph = {
    kind: 'paragraph' as const,
    spans: [{ text: 'A day in the yard. '.repeat(30) }],
  };
  const pieces = { kind: 'pieces' as const, pieces: [piece] };
  const en: PageText = { title: 'The yard', summary: 'A month.', blocks: [] };
  const body = { name: STORY, cover: null, isInFooter: false, en };
  const published = { ...body, en: { ...en, blocks: [...Array(20).fill(paragraph), pieces] } };
  const then = new Date('2026-01-01');
  await insertPage(db, {
    ...{ id: 'storyofthecounts0001', kind: 'story', name: STORY, title: en.title, published },
    ...{ publishedAt: then, changedAt: then, adminId: 'nobody', adminName: 'Nobody' },
  });
}
