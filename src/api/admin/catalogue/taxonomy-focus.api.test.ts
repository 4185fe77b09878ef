import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEntry } from '#database/schema/activity.ts';
import { category as categoryTable } from '#database/schema/catalogue.ts';
import { mediaAsset } from '#database/schema/media.ts';
import { aCategory, anAdmin } from '#tests/support/factories.ts';
import { adminForms } from '#tests/support/files/admin-forms.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));
let atLeft: Buffer;
let atRight: Buffer;

beforeAll(async () => {
  atLeft = await pieceAt(40);
  atRight = await pieceAt(440);
});

/** A light picture with a dark piece. */
function pieceAt(left: number) {
  const ground = { width: 600, height: 300, channels: 3 as const, background: '#ece7df' };
  const piece = { width: 120, height: 200, channels: 3 as const, background: '#553311' };
  return sharp({ create: ground })
    .composite([{ input: { create: piece }, left, top: 50 }])
    .png()
    .toBuffer();
}

const send = adminForms(test, admin);
const get = async (url: string) => (await test.app.inject(`/api${url}`)).json();
const audited = () => test.db.select().from(auditEntry).orderBy(auditEntry.id);

it('is guessed of a picture, kept without another, and guessed of the next', async () => {
  const { body } = await send('POST', '/add-category', { name: 'Bags' }, atLeft);
  const { _id, focusX, focusY } = body.data;
  expect(focusX).toBeLessThan(15);
  expect(Math.abs(focusY - 50)).toBeLessThan(4);

  const edit = { name: 'Satchels', categoryId: _id };
  expect((await send('PUT', '/edit-category', edit)).body.data).toMatchObject({ focusX, focusY });
  const { data } = (await send('PUT', '/edit-category', edit, atRight)).body;
  expect(data.focusX).toBeGreaterThan(85);
  expect(data.version).toBe(3);
});

it("is the admin's own where that is sent, and shown to everybody at once", async () => {
  const own = { focusX: '0', focusY: '100' };
  const { body } = await send('POST', '/add-category', { name: 'Bags', ...own }, atLeft);
  const { _id: id } = body.data;
  expect(body.data).toMatchObject({ focusX: 0, focusY: 100 });
  const shown = async () => {
    const [[listed], [card], [one]] = await Promise.all([
      get('/get-category'),
      get('/get-category?fields=card'),
      get(`/get-category/${id}`),
    ]);
    return [listed, card, one].map(({ focusX, focusY }) => [focusX, focusY]);
  };
  expect(await shown()).toEqual(Array(3).fill([0, 100]));

  const edit = { name: 'Bags', categoryId: id, focusX: '30', focusY: '70', version: '1' };
  expect((await send('PUT', '/edit-category', edit, atRight)).status).toBe(200);
  expect(await shown()).toEqual(Array(3).fill([30, 70]));
  expect((await send('PUT', '/edit-category', edit)).body.code).toBe('changed-meanwhile');
  const [, last] = await audited();
  expect(last).toMatchObject({
    action: 'edit-category',
    before: { focusX: 0, focusY: 100 },
    after: { focusX: 30, focusY: 70 },
  });
});

it('is kept of sub-categories and types alike, by JSON too, and null without a picture', async () => {
  const parent = await aCategory(test.db);
  const sub = await send('POST', '/add-subcategory', { name: 'A', categoryId: parent.id }, atLeft);
  expect(sub.body.data.focusX).toBeLessThan(15);
  const response = await test.app.inject({
    method: 'PUT',
    url: `/api/admin/edit-type/${parent.type.id}`,
    headers: admin.authorization,
    payload: {
      name: 'A',
      categoryId: parent.id,
      subCategoryId: parent.sub.id,
      focusX: 20,
      focusY: 0,
    },
  });
  expect(response.json().data).toMatchObject({ focusX: 20, focusY: 0 });
  const [type] = await get(`/get-type/${parent.id}`);
  expect(type).toMatchObject({ focusX: 20, focusY: 0 });
  const [first] = await get(`/get-category/${parent.id}`);
  expect(first).toMatchObject({ focusX: null, focusY: null });
});

describe('refuses, and stores nothing of', () => {
  it.each([
    ['more than the whole', { focusX: '101', focusY: '50' }, 'focusX'],
    ['less than nothing', { focusX: '50', focusY: '-1' }, 'focusY'],
    ['a part of a per cent', { focusX: '50.5', focusY: '50' }, 'focusX'],
    ['no number', { focusX: 'left', focusY: '50' }, 'focusX'],
    ['nothing typed', { focusX: '', focusY: '' }, 'focusX'],
    ['one half', { focusX: '50' }, 'focusY'],
    ['the other half', { focusY: '50' }, 'focusX'],
  ])('%s', async (_, fields, field) => {
    const { status, body } = await send(
      'POST',
      '/add-category',
      { name: 'Bags', ...fields },
      atLeft,
    );
    expect([status, body.fields[field]]).toEqual([
      422,
      'The focus point must be whole numbers from 0 to 100, from the left and from the top',
    ]);
    expect(await test.db.$count(categoryTable)).toBe(0);
    expect(await test.db.$count(mediaAsset)).toBe(0);
    expect(await audited()).toEqual([]);
  });

  it('what JSON can say, and forms cannot', async () => {
    for (const focusX of [50.5, null, true, [50]]) {
      const { statusCode } = await test.app.inject({
        method: 'POST',
        url: '/api/admin/add-category',
        headers: admin.authorization,
        payload: { name: 'Bags', focusX, focusY: 50 },
      });
      expect([focusX, statusCode]).toEqual([focusX, 422]);
    }
    expect(await test.db.$count(categoryTable)).toBe(0);
  });

  it.each([
    { focusX: 101, focusY: 0 },
    { focusX: 0, focusY: -1 },
    { focusX: 10, focusY: null },
  ])('%j, in the database itself', async (focus) => {
    const added = test.db.insert(categoryTable).values({ id: 'focusedentry', name: 'F', ...focus });
    await expect(added).rejects.toMatchObject({ cause: { constraint: 'category_focus' } });
    expect(await test.db.$count(categoryTable)).toBe(0);
  });
});
