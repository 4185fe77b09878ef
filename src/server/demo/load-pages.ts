import { type Block, PageBody, type PageText } from '#contracts/content/page.ts';
import { findPageIdByName } from '#database/queries/demo-facts.ts';
import { findProductId } from '#database/queries/products/find-product.ts';
import type { DemoBlock, DemoPageText } from '#demo/catalogue/page-texts.ts';
import { products } from '#demo/catalogue/products.ts';
import { demoPages } from '#demo/catalogue/stories.ts';
import type { DemoPicture } from '#demo/catalogue/types.ts';
import type { AdminActor } from '#domain/policy.ts';
import { languageNames } from '#languages/languages.ts';
import { inTranslations } from '#languages/translations.ts';
import type { AppContext } from '#services/app-context.ts';
import { addPage, publishPage, readPage } from '#services/content/pages.ts';
import { ingestUpload } from '#services/media/ingest-upload.ts';
import { discardFiles } from '#services/media/receive-file.ts';
import { daysAgo, uploadDemoFile } from './demo-file.ts';
import type { SellerActors } from './load-sellers.ts';

/** Adds the demo's missing stories and plain pages, and publishes them. */
export async function loadPages(
  context: AppContext,
  admin: AdminActor,
  sellers: SellerActors,
): Promise<void> {
  for (const [index, { daysAgo: days, cover, texts, ...page }] of demoPages.entries()) {
    const moment = daysAgo(context.now(), days, index);
    const then = { ...context, now: () => moment };
    const body = async () =>
      PageBody.parse({
        ...{ name: page.name, isInFooter: page.isInFooter },
        cover: cover && {
          ...(await uploaded(cover)),
          ...inTranslations(['alt'], (_, language) => texts[language].cover),
        },
        ...Object.fromEntries(
          await Promise.all(languageNames.map(async (name) => [name, await textOf(texts[name])])),
        ),
      });
    const known = await findPageIdByName(context.db, page.kind, page.name);
    const id = known ?? (await addPage(then, admin, { kind: page.kind, body: await body() }));
    const { isPublished, version } = await readPage(context, id);
    if (!isPublished) await publishPage(then, admin, id, { version, at: 'now' });
  }

  async function textOf({ title, summary, blocks }: DemoPageText): Promise<PageText> {
    return { title, summary, blocks: await Promise.all(blocks.map(blockOf)) };
  }

  async function blockOf(block: DemoBlock): Promise<Block> {
    if (block.kind === 'picture') return { kind: 'picture', ...(await uploaded(block.picture)) };
    if (block.kind !== 'pieces') return block;
    return { kind: 'pieces', pieces: await Promise.all(block.keys.map(pieceOf)) };
  }

  async function pieceOf(key: string): Promise<string> {
    const seller = sellers.get(products.find((product) => product.key === key)?.seller ?? '');
    const id = seller && (await findProductId(context.db, seller.id, 'sellerSku', key));
    if (!id) throw new Error(`The demo has no product called ${key}`);
    return id;
  }

  async function uploaded({ file, alt }: DemoPicture): Promise<{ picture: string; alt: string }> {
    const upload = await uploadDemoFile(context, 'image', 'image', file);
    if (upload === undefined) throw new Error(`The demo has no picture called ${file}`);
    try {
      return { picture: await ingestUpload(context, upload), alt };
    } finally {
      await discardFiles([upload]);
    }
  }
}
