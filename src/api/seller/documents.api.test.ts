import { readdir } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { product as productTable } from '#database/schema/products/product.ts';
import { slugWithId } from '#domain/text/slug.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test, { name: 'Lamps & Light' }));
const category = await perTest(() => aCategory(test.db));
const lamp = (values = {}) =>
  aProduct(test.db, parentsOf(seller, category), { name: 'Brass Lamp', ...values });

async function ask(path: string, payload?: object, as: { authorization: object } = seller) {
  const answer = await test.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${path}`,
    headers: { ...as.authorization },
    ...(payload && { payload }),
  });
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    content: answer.rawPayload,
  };
}
const messageOf = ({ content }: { content: Buffer }) => JSON.parse(content.toString()).message;

/** What a QR code in a picture says. */
async function readCode(jpeg: Buffer): Promise<string> {
  const { data, info } = await sharp(jpeg)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data });
}

/** The addresses that a PDF links to, in their order. */
function linksOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const parts = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...parts].flatMap((part) =>
    [...part.matchAll(/\/URI\s*\(([^)]+)\)/g)].map(([, uri = '']) => uri),
  );
}

it('a product becomes a picture with a code that leads to its page, and an edit another picture', async () => {
  const { id } = await lamp();
  const story = await ask(`/seller/get-share-picture/${id}`);
  expect([story.status, story.type]).toEqual([200, 'image/jpeg']);
  expect(await sharp(story.content).metadata()).toMatchObject({ width: 1080, height: 1920 });
  const page = `/product/${slugWithId('Brass Lamp', id)}`;
  expect(await readCode(story.content)).toBe(`http://127.0.0.1:3000${page}`);

  const post = await ask(`/seller/get-share-picture/${id}?shape=post&language=ar&region=AE`);
  expect(await sharp(post.content).metadata()).toMatchObject({ width: 1080, height: 1350 });
  expect(await readCode(post.content)).toBe(`http://127.0.0.1:3000/ar${page}`);

  const again = await ask(`/seller/get-share-picture/${id}`);
  expect(again.content.equals(story.content)).toBe(true);
  await test.db.update(productTable).set({ priceINR: '777' }).where(eq(productTable.id, id));
  const dearer = await ask(`/seller/get-share-picture/${id}`);
  expect(dearer.content.equals(story.content)).toBe(false);
});

it('what sellers write is data, whatever it looks like', async () => {
  const name = '#panic("no") *bold* ] ) $x$ `raw` </svg> "quoted" \\ \u202e';
  const { id } = await lamp({ name, brand: '#include "look.typ"' });
  expect((await ask(`/seller/get-share-picture/${id}`)).status).toBe(200);
  expect((await ask('/seller/make-catalogue', { ids: [id] })).status).toBe(200);
});

it('only what shoppers see is shared, by its seller and by admins', async () => {
  const { id } = await lamp();
  const other = await aSeller(test);
  const admin = await anAdmin(test);
  expect((await ask(`/seller/get-share-picture/${id}`, undefined, other)).status).toBe(404);
  expect((await ask(`/admin/get-share-picture/${id}`, undefined, admin)).status).toBe(200);
  await test.db.update(productTable).set({ hiddenAt: new Date() }).where(eq(productTable.id, id));
  const refused = await ask(`/seller/get-share-picture/${id}`);
  expect([refused.status, messageOf(refused)]).toEqual([
    409,
    'Shoppers do not see this product now, so a link to it would lead nowhere.',
  ]);
});

it("a catalogue has the chosen products in their order, the seller's own alone, with their pictures", async () => {
  const first = await lamp({ name: 'A lamp' });
  const last = await lamp({ name: 'Z lamp' });
  const foreign = await aProduct(test.db, parentsOf(await aSeller(test), category));
  const form = multipart(
    {
      ...{ name: 'Pictured', brand: 'Calderon', priceINR: '10', priceAED: '1' },
      ...{ categoryId: category.id, subCategoryId: category.sub.id },
    },
    [file('image1', await scene(300, 375, 1).jpeg().toBuffer())],
  );
  const added = await test.app.inject({
    ...{ method: 'POST', url: '/api/seller/add-product', payload: form.payload },
    headers: { ...seller.authorization, ...form.headers },
  });
  const pictured = added.json().data._id;
  const ids = [last.id, foreign.id, pictured, first.id];
  const made = await ask('/seller/make-catalogue', { ids, prices: false, language: 'hi' });
  expect([made.status, made.type]).toEqual([200, 'application/pdf']);
  expect(linksOf(made.content).map((link) => link.split('-').at(-1))).toEqual([
    last.id,
    pictured,
    first.id,
  ]);
  // A JPEG goes into a PDF as it is.
  expect(made.content.includes('/DCTDecode')).toBe(true);
  const none = await ask('/seller/make-catalogue', { ids: [foreign.id] });
  expect([none.status, messageOf(none)]).toEqual([
    422,
    'None of these products is there any more. Choose others.',
  ]);
});

it('a catalogue of all that match has them by name, and no more than 200', async () => {
  await lamp({ name: 'B lamp' });
  await lamp({ name: 'A lamp' });
  await lamp({ name: 'Chair' });
  const made = await ask('/seller/make-catalogue', { filter: { q: 'lamp' } });
  expect(linksOf(made.content).map((link) => link.match(/\w-lamp/)?.[0])).toEqual([
    'a-lamp',
    'b-lamp',
  ]);
  for (let count = 0; count < 198; count += 1) await lamp();
  const refused = await ask('/seller/make-catalogue', {});
  expect([refused.status, messageOf(refused)]).toEqual([
    422,
    'A catalogue can have at most 200 products. Choose fewer.',
  ]);
});

it('a poster is a page in a language, and nothing of a document stays on the disk', async () => {
  for (const language of ['en', 'ar', 'hi']) {
    const made = await ask(`/seller/get-poster?language=${language}`);
    expect([made.status, made.type]).toEqual([200, 'application/pdf']);
  }
  expect((await ask('/admin/get-poster', undefined, await anAdmin(test))).status).toBe(200);
  // A folder goes once its document was sent.
  const left = async () =>
    (await readdir(test.context.incoming)).filter((name) => name.startsWith('document-'));
  await expect.poll(left).toEqual([]);
});
