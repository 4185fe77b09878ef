import { expect, it } from 'vitest';
import { loadPages } from '#server/load-pages.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp({}, await loadPages(false));
const admin = await perTest(() => anAdmin(test));

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answer = await test.app.inject({
    method,
    url: `/api/admin/${url}`,
    headers: admin.authorization,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const add = (from: string, to: string) => call('POST', 'add-redirect', { from, to });
const bring = (table: string) => call('POST', 'import-redirects', { table });

async function listed(query = '?sort=from') {
  const { body } = await call('GET', `get-redirects${query}`);
  return body.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`);
}
async function visit(url: string) {
  const { statusCode, headers } = await test.app.inject(url);
  return [statusCode, headers.location ?? null];
}

it('adds, lists, edits and deletes what leads on, and audits it', async () => {
  expect(await add(' /eid 2025', '/shop')).toMatchObject({ status: 422 });
  expect(await add('/eid-2025/', '/shop')).toMatchObject({ status: 201 });
  expect(await visit('/ar/eid-2025?q=a')).toEqual([301, '/ar/shop?q=a']);
  expect(await add('/eid-2025', '/about')).toMatchObject({ status: 409 });
  const { body } = await call('GET', 'get-redirects?q=EID&reason=BY_HAND');
  expect(body).toMatchObject([{ from: '/eid-2025', to: '/shop', adminName: expect.any(String) }]);

  const edit = { from: '/eid-2025', to: '/about', was: '/shop' };
  expect(await call('PUT', 'edit-redirect', edit)).toMatchObject({ status: 200 });
  expect(await call('PUT', 'edit-redirect', edit)).toMatchObject({ status: 409 });
  expect(await visit('/eid-2025')).toEqual([301, '/about']);

  const url = 'delete-redirect?from=/eid-2025';
  expect(await call('DELETE', url)).toMatchObject({ status: 200 });
  expect(await call('DELETE', url)).toMatchObject({ status: 404 });
  expect(await visit('/eid-2025')).toEqual([404, null]);
  const audited = (await call('GET', 'get-audit')).body.map(
    ({ action }: { action: string }) => action,
  );
  expect(audited).toEqual(
    expect.arrayContaining(['add-redirect', 'edit-redirect', 'delete-redirect']),
  );
});

it('takes the addresses of the shop alone', async () => {
  const refused = ['shop', '/', '//evil.example', '/\\evil.example', '/a/..//evil.example', '/a?b'];
  for (const path of refused.slice(0, -1)) {
    expect(await add(path, '/shop'), path).toMatchObject({ status: 422 });
  }
  for (const path of [...refused, '/admin/product', '/api', '/seller/x', '/ar/shop']) {
    expect(await add('/from', path), path).toMatchObject({ status: 422 });
  }
  expect(await add('/a', '/b')).toMatchObject({ status: 201 });
  expect(await add('/b', '/a')).toMatchObject({ status: 422 });
  expect(await call('PUT', 'edit-redirect', { from: '/a', to: '/a/c', was: '/b' })).toMatchObject({
    status: 422,
  });
  expect(await listed()).toEqual(['/a /b']);
  expect(await add('/قديم', '/shop')).toMatchObject({ status: 201 });
  expect(await visit(encodeURI('/قديم'))).toEqual([301, '/shop']);
});

it.each([
  ['/caf%c3%a9', ['/caf%C3%A9', '/café', '/caf%c3%a9/']],
  ['/100%', ['/100%', '/100%25']],
  ['/old+page', ['/old+page', '/old%2Bpage']],
  ['/%6fld-%7epage', ['/old-~page', '/%6Fld-%7Epage']],
  ['/a:b@c', ['/a:b@c', '/a%3Ab%40c']],
  ['/100%/caf%c3%a9', ['/100%/caf%c3%a9', '/100%25/caf%C3%A9']],
])('brings the redirect of %s, which leads on however it is asked for', async (from, asked) => {
  expect(await bring(`${from},/about`)).toMatchObject({ status: 201 });
  for (const url of asked) expect(await visit(url), url).toEqual([301, '/about']);
});

it('imports all lines of a table or none, and says by line what is wrong', async () => {
  const faulty = await bring('Old,New\r\n/x,/shop\r\nnowhere,/shop\r\n/shop2,/y,/z\r\n/x,/about');
  expect(faulty.status).toBe(422);
  const said = JSON.stringify(faulty.body);
  for (const line of ['Line 3:', 'Line 4:', 'Line 5:']) expect(said).toContain(line);
  expect(said).not.toContain('Line 2:');
  expect(await listed()).toEqual([]);

  expect(await bring('/x;/shop\n\n"/y";/x')).toMatchObject({
    status: 201,
    body: { message: '2 redirects imported' },
  });
  expect(await listed()).toEqual(['/x /shop', '/y /shop']);
  expect(await bring('"/x')).toMatchObject({ status: 422 });
  expect(await bring('/z,/shop\n'.repeat(20_001))).toMatchObject({ status: 422 });
});

it('brings addresses of another shop with their queries, which lead where they say', async () => {
  const { publicUrl } = test.context;
  const table = [
    'https://old.example/product.php?id=5&lang=en,/shop',
    `http://old.example/product.php?id=6#top,${publicUrl}/about`,
    '/product.php,/privacy',
  ];
  expect(await bring(table.join('\n'))).toMatchObject({ status: 201 });
  expect(await visit('/product.php?lang=en&id=5&utm_source=mail')).toEqual([301, '/shop']);
  expect(await visit('/ar/product.php?id=6')).toEqual([301, '/ar/about']);
  expect(await visit('/product.php?id=7')).toEqual([301, '/privacy?id=7']);
  expect(await visit('/product.php')).toEqual([301, '/privacy']);
  expect(await bring('/product.php?lang=en&id=5,/about')).toMatchObject({ status: 422 });
  expect(await bring('/x,https://elsewhere.example/about')).toMatchObject({ status: 422 });
});

it('brings twenty thousand at once, with few statements', async () => {
  await add('/old-1', '/old-7');
  const lines = Array.from({ length: 20_000 }, (_, n) => `/old-${n + 2},/shop`);
  expect(await bring(lines.join('\n'))).toMatchObject({
    ...{ status: 201, body: { message: '20000 redirects imported' } },
  });
  expect(await visit('/old-20001')).toEqual([301, '/shop']);
  expect(await visit('/old-1')).toEqual([301, '/shop']);
  const { body } = await call('GET', 'get-audit?entity=redirect&limit=1');
  expect(body).toMatchObject([{ action: 'add-redirect' }]);
});

it('are not needed where something was renamed: its address holds by its id', async () => {
  const product = await aProduct(test.db, parentsOf(await aSeller(test), await aCategory(test.db)));
  expect((await visit(`/product/a-name-of-before-${product.id}`))[0]).not.toBe(404);
});

it('counts where people met no page, until they are sent elsewhere', async () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const meet = async (path: string, userAgent = agent) => {
    const headers = { 'user-agent': userAgent };
    const { app } = test;
    const { statusCode } = await app.inject({
      ...{ method: 'POST', url: '/api/missing-page', headers, payload: { path } },
    });
    return statusCode;
  };
  const missing = async () =>
    (await call('GET', 'get-missing-pages')).body.map(
      ({ _id, times }: { _id: string; times: number }) => `${_id} ${times}`,
    );
  expect(await meet('/eid-2025')).toBe(204);
  for (const path of ['/eid-2025/', '/eid-2025/watches', '/x']) await meet(path);
  expect(await meet('/bots', 'curl/8.5.0')).toBe(204);
  expect(await meet('/admin/secret')).toBe(422);
  expect(await missing()).toEqual(['/eid-2025 2', '/x 1', '/eid-2025/watches 1']);

  await add('/eid-2025', '/shop');
  await meet('/eid-2025');
  expect(await missing()).toEqual(['/x 1']);
  const url = 'dismiss-missing-page?path=/x';
  expect(await call('DELETE', url)).toMatchObject({ status: 200 });
  expect(await call('DELETE', url)).toMatchObject({ status: 404 });
  expect(await missing()).toEqual([]);

  for (let n = 0; n < 40; n += 1) await meet(`/invented-${n}`);
  expect((await missing()).length).toBeLessThan(20);
});
