import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepMedia } from '#services/media/sweep-media.ts';
import { aCategory, aSeller } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const pictures: Buffer[] = [];

beforeAll(async () => {
  for (const seed of [1, 2, 3, 4, 5]) pictures.push(await scene(300, 400, seed).jpeg().toBuffer());
});
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));

async function send(url: string, body: ReturnType<typeof multipart>, as = seller) {
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/seller${url}`,
    payload: body.payload,
    headers: { ...as.authorization, ...body.headers },
  });
  return { status: response.statusCode, body: response.json() };
}
const upload = async (index: number, as = seller) =>
  (await send('/upload-media', multipart({}, [file('image', pictures[index] ?? '')]), as)).body
    .data as { ticket: string; media: { url: string } };
const add = (fields: Record<string, unknown>, as = seller) =>
  send(
    '/add-product',
    multipart({
      name: 'Harbour Chronograph',
      brand: 'Calderon',
      categoryId: category.id,
      subCategoryId: category.sub.id,
      priceINR: '124999',
      priceAED: '5499',
      ...fields,
    }),
    as,
  );

describe('a file sent ahead of its form', () => {
  it('is refused where it is no picture, none, or too old', async () => {
    const text = multipart({}, [file('image', 'no picture')]);
    expect((await send('/upload-media', text)).status).toBe(415);
    expect((await send('/upload-media', multipart({}))).body.fields).toHaveProperty('image');
    const { ticket } = await upload(0);
    await test.db.execute(sql`update media_asset set reserved_at = now() - interval '2 hours'`);
    await sweepMedia(test.context);
    const late = await add({ uploads: JSON.stringify([ticket]) });
    expect([late.status, Object.keys(late.body.fields)]).toEqual([422, ['uploads']]);
  });

  it("is nobody else's to use, and not to be made up", async () => {
    const { ticket } = await upload(0);
    const other = await aSeller(test);
    const stolen = await add({ uploads: JSON.stringify([ticket]) }, other);
    const otherEnd = ticket.endsWith('_') ? '-' : '_';
    const forged = await add({ uploads: JSON.stringify([ticket.slice(0, -1) + otherEnd]) });
    expect([stolen.status, forged.status]).toEqual([422, 422]);
  });

  it('takes its position by mediaOrder, among files of the form, four at most', async () => {
    const [first, second] = [await upload(0), await upload(1)];
    const { status, body } = await add({
      uploads: JSON.stringify([first.ticket, second.ticket]),
      mediaOrder: JSON.stringify([second.ticket, first.ticket]),
    });
    expect([status, body.data.images]).toEqual([201, [second.media.url, first.media.url]]);
    const unordered = await add({ uploads: JSON.stringify([first.ticket, second.ticket]) });
    expect(unordered.body.data.images).toEqual([first.media.url, second.media.url]);
    const five = await Promise.all([0, 1, 2, 3, 4].map((index) => upload(index)));
    const refused = await add({ uploads: JSON.stringify(five.map((one) => one.ticket)) });
    expect(refused.status).toBe(422);
  });
});
