import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { replaceProductMedia } from '#database/queries/products/write-product.ts';
import { seller as sellerTable } from '#database/schema/accounts/account.ts';
import { session } from '#database/schema/accounts/session.ts';
import { category as categoryTable } from '#database/schema/catalogue.ts';
import { contentVersion } from '#database/schema/content.ts';
import { previewQuery } from '#services/content/shown-pages.ts';
import { ingestUpload } from '#services/media/ingest-upload.ts';
import { changeSellerStatus } from '#services/sellers/change-status.ts';
import { write } from '#services/write.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  type TestAdmin,
  type TestCategory,
  type TestSeller,
} from '#tests/support/factories.ts';
import { receivedFile, scene } from '#tests/support/files/media-files.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

type Seller = TestSeller;
const test = await clearedApp();
let content: Buffer;
let seller: Seller;
let admin: TestAdmin;
let category: TestCategory;
let picture: string;

beforeAll(async () => {
  content = await scene(90, 110).jpeg().toBuffer();
});
beforeEach(async () => {
  seller = await aSeller(test);
  admin = await anAdmin(test);
  category = await aCategory(test.db);
  const upload = await receivedFile(test.folder, content);
  picture = await ingestUpload(test.context, { ...upload, part: 'image1', kind: 'image' });
});

async function showIn(owner: Seller) {
  const parents = parentsOf(owner, category);
  const { id } = await aProduct(test.db, parents);
  await write(test.context, (db) => replaceProductMedia(db, id, [picture]));
  return id;
}
const setStatus = (owner: Seller, status: boolean) =>
  changeSellerStatus(
    test.context,
    { role: 'admin', adminRole: 'owner', id: admin.id, name: '' },
    owner.id,
    {
      status,
      reason: 'A test',
    },
  );
const get = (headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/media/${picture}.jpg`, headers });
const statusOf = async (headers?: Record<string, string>) => (await get(headers)).statusCode;

/** The cookie that a call of the back office gives, as the browser sends it with pictures. */
async function passOf(role: 'admin' | 'seller', who: { authorization: Record<string, string> }) {
  const url = role === 'admin' ? '/api/admin/get-sellers' : `/api/seller/get-products/${seller.id}`;
  const { headers } = await test.app.inject({ url, headers: who.authorization });
  const cookie = [headers['set-cookie'] ?? []].flat().find((each) => each.includes('-media='));
  expect(cookie).toMatch(/; Path=\/media; HttpOnly; SameSite=Strict$/);
  return { cookie: `theme=dark; ${cookie?.split(';')[0]}` };
}

it('goes with its seller’s deactivation at once, and comes back with the approval', async () => {
  await showIn(seller);
  expect((await get()).headers['cache-control']).toContain('immutable');
  await setStatus(seller, false);
  const gone = await get();
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(await statusOf({ 'if-none-match': `"${picture}.jpg"` })).toBe(404);
  await setStatus(seller, true);
  expect(await statusOf()).toBe(200);
});

it('stays where another seller who is shown uses it, or a category does', async () => {
  const other = await aSeller(test);
  await showIn(seller);
  await showIn(other);
  await setStatus(seller, false);
  expect(await statusOf()).toBe(200);
  await setStatus(other, false);
  expect(await statusOf()).toBe(404);
  await test.db.update(categoryTable).set({ imageId: picture });
  expect(await statusOf()).toBe(200);
});

it('of a seller who waits, be it a profile picture, is not public, and neither is a file not used yet', async () => {
  expect(await statusOf()).toBe(404);
  expect(await statusOf(await passOf('seller', seller))).toBe(200);
  const waiting = await aSeller(test, { approved: false });
  await test.db.update(sellerTable).set({ imageId: picture }).where(eq(sellerTable.id, waiting.id));
  expect(await statusOf()).toBe(404);
});

it('is there for its seller and for admins, kept by nobody, as long as their sessions last', async () => {
  await showIn(seller);
  await setStatus(seller, false);
  const own = await passOf('seller', seller);
  const admins = await passOf('admin', admin);
  const shown = await get(own);
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(await statusOf(admins)).toBe(200);

  const other = await aSeller(test);
  const stranger = await test.app.inject({
    url: `/api/seller/get-products/${other.id}`,
    headers: other.authorization,
  });
  const foreign = String(stranger.headers['set-cookie']).split(';')[0] ?? '';
  expect(foreign).toContain('seller-media=');
  expect(await statusOf({ cookie: foreign })).toBe(404);
  expect(await statusOf({ cookie: `${own.cookie.slice(0, -4)}AAAA` })).toBe(404);

  await test.db.delete(session).where(eq(session.accountId, seller.id));
  expect(await statusOf(own)).toBe(404);
});

it('a session that has been idle for too long shows them no more', async () => {
  await showIn(seller);
  await setStatus(seller, false);
  const own = await passOf('seller', seller);
  const boss = await passOf('admin', admin);
  expect([await statusOf(own), await statusOf(boss)]).toEqual([200, 200]);
  const threeHoursAgo = new Date(Date.now() - 3 * 3_600_000);
  await test.db.update(session).set({ lastSeenAt: threeHoursAgo });
  expect([await statusOf(own), await statusOf(boss)]).toEqual([200, 404]);
});

const asAdmin = (method: 'POST' | 'PUT', url: string, payload: object) =>
  test.app.inject({ method, url: `/api${url}`, payload, headers: admin.authorization });

it('of a draft of the content is for admins and its signed preview, until it is published', async () => {
  const edited = { content: { logo: picture }, version: 0 };
  expect((await asAdmin('PUT', '/admin/content', edited)).statusCode).toBe(200);
  expect(await statusOf()).toBe(404);
  expect(await statusOf(await passOf('admin', admin))).toBe(200);

  const [{ number, version } = { number: 0, version: 0 }] = await test.db
    .select()
    .from(contentVersion);
  const cookie = (query: string) => ({ cookie: query.replace('preview=', 'preview-media=') });
  expect(await statusOf(cookie(previewQuery(test.context, number)))).toBe(200);
  expect(await statusOf(cookie(previewQuery(test.context, number + 1)))).toBe(404);
  expect(await statusOf(cookie(`${previewQuery(test.context, number)}A`))).toBe(404);

  const published = await asAdmin('POST', '/admin/content/publish', { version, at: 'now' });
  expect(published.statusCode).toBe(200);
  expect(await statusOf()).toBe(200);
});

it('of a hidden seller stays hidden when a draft names it', async () => {
  await showIn(seller);
  await setStatus(seller, false);
  await asAdmin('PUT', '/admin/content', { content: { logo: picture }, version: 0 });
  expect(await statusOf()).toBe(404);
});
