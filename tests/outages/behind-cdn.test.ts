import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EditedPage } from '#contracts/calls/pages.ts';
import { type ApiClient, apiClient } from '#tests/processes/kill/api-client.ts';
import { ADMIN, logIn } from '#tests/processes/kill/stage.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { isVarnishInstalled, startVarnish, type Varnish } from './support/varnish.ts';

/** What came by way of the CDN; `hits` is above 0 where it was kept. */
type Seen = { status: number; hits: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

describe.skipIf(!isVarnishInstalled)('behind a CDN (needs the program varnishd)', () => {
  let server: TestServer;
  let cdn: Varnish;
  let token: string;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startServer({
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
      ...{ SHARED_CACHE_SECONDS: '3600', TRUST_PROXY: '1', PUBLIC_URL: 'https://dhow.example' },
    });
    cdn = await startVarnish(server.url);
    ({ token } = await logIn(server, 'admin', ADMIN.email, ADMIN.password));
    admin = apiClient(server.url, token);
  });
  afterAll(async () => {
    await cdn?.stop();
    await server?.stop();
  });

  /** Asks as it is, without the encodings and answers that `fetch` adds and undoes. */
  async function get(path: string, headers: Record<string, string> = {}): Promise<Seen> {
    const { promise, resolve, reject } = Promise.withResolvers<Seen>();
    request(cdn.url + path, { headers, agent: false }, async (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const hits = Number(headers['x-hits']);
      resolve({ status, hits, headers, body: await buffer(answer) });
    })
      .on('error', reject)
      .end();
    return promise;
  }
  const statusOf = async (...asked: Parameters<typeof get>) => (await get(...asked)).status;

  let width = 300;
  /** Each is another one: the same would be kept at the same address. */
  async function aPicture(): Promise<string> {
    width += 10;
    const form = new FormData();
    const picture = new Uint8Array(await scene(width, 200).jpeg().toBuffer());
    form.set('image', new Blob([picture]), 'a.jpg');
    type Added = { data: { id: string } };
    const { data } = await admin.call<Added>('POST', '/admin/content/picture', form);
    return data.data.id;
  }

  async function aStory(name: string, cover: string | null) {
    const blocks = (text: string) => [{ kind: 'paragraph', spans: [{ text }] }];
    const body = {
      ...{ name, cover: cover && { picture: cover, alt: 'Boats' }, isInFooter: false },
      en: { title: 'Monsoon', summary: 'Rain.', blocks: blocks('What the rain brings.') },
      ar: { title: 'مطر', summary: '', blocks: blocks('مطر') },
    };
    const { data } = await admin.call<{ data: EditedPage }>('POST', '/admin/pages', {
      ...{ kind: 'story', body },
    });
    const { _id: id, version } = data.data;
    const publish = () => admin.call('POST', `/admin/pages/${id}/publish`, { version, at: 'now' });
    return { id, publish };
  }

  test('a page, a public read and a picture that everybody may see are kept, in each language and encoding', async () => {
    const cover = await aPicture();
    await (await aStory('kept', cover)).publish();
    const paths = ['/', '/ar/shop', '/shop.data', '/api/page/story/kept', `/media/${cover}.jpg`];
    for (const path of paths) {
      expect([path, await statusOf(path), (await get(path)).hits]).toEqual([path, 200, 1]);
    }

    const read = async (language: string) => {
      const { body, hits } = await get('/api/page/story/kept', { 'accept-language': language });
      return [JSON.parse(body.toString()).title, hits];
    };
    await Promise.all(['en', 'ar'].map(read));
    expect([await read('en'), await read('ar')]).toEqual([
      ['Monsoon', 1],
      ['مطر', 1],
    ]);

    const decoded = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      identity: (body: Buffer) => body,
    };
    const etags = new Set<unknown>();
    for (const [encoding, decode] of Object.entries(decoded)) {
      const asked = { 'accept-encoding': encoding };
      await get('/stories/kept', asked);
      const { hits, headers, body } = await get('/stories/kept', asked);
      expect([hits, headers['content-encoding'] ?? 'identity']).toEqual([1, encoding]);
      expect(decode(body).toString()).toContain('What the rain brings.');
      etags.add(headers.etag);
      const known = await get('/stories/kept', { ...asked, 'if-none-match': `${headers.etag}` });
      expect([known.status, known.body.length]).toEqual([304, 0]);
    }
    expect(etags.size).toBe(1);
  });

  test('what is there for one person is kept for nobody, and neither is a cookie', async () => {
    const own = { authorization: `Bearer ${token}` };
    for (const path of ['/api/admin/get-profile', '/api/admin/content', '/api/admin/get-sellers']) {
      for (const _twice of [1, 2]) {
        const { status, hits, headers } = await get(path, own);
        expect([path, status, hits]).toEqual([path, 200, 0]);
        expect(`${headers['set-cookie']}`).toContain('admin-media=');
        expect([path, await statusOf(path)]).toEqual([path, 401]);
      }
    }

    const picture = await aPicture();
    const hidden = `/media/${picture}.jpg`;
    const pass = (await get('/api/admin/get-profile', own)).headers['set-cookie']?.[0] ?? '';
    const cookie = pass.split(';', 1)[0] ?? '';
    const { id } = await aStory('hidden', picture);
    const preview = await admin.call<{ query: string }>('POST', `/admin/pages/${id}/preview`);
    const page = `/stories/hidden?${preview.data.query}`;
    for (const _twice of [1, 2]) {
      const shown = await get(hidden, { cookie });
      expect([shown.status, shown.hits, await statusOf(hidden)]).toEqual([200, 0, 404]);
      const previewed = await get(page);
      expect([previewed.status, previewed.hits]).toEqual([200, 0]);
      expect(`${previewed.headers['set-cookie']}`).toContain('preview-media=');
    }

    for (const path of ['/', '/shop', '/api/site', '/stories', '/sitemap.xml']) {
      expect([path, (await get(path, { ...own, cookie })).headers['set-cookie']]).toEqual([
        path,
        undefined,
      ]);
    }
  });

  test('what was not there shows at once when it is published', async () => {
    const cover = await aPicture();
    const { publish } = await aStory('letter', cover);
    const pages = ['/stories/letter', '/ar/stories/letter', '/stories/letter.data'];
    const all = [...pages, '/api/page/story/letter', `/media/${cover}.jpg`];
    for (const path of [...all, ...all]) {
      const { status, hits } = await get(path);
      expect([path, status, hits]).toEqual([path, 404, 0]);
    }
    expect((await publish()).status).toBe(200);
    for (const path of all) expect([path, await statusOf(path)]).toEqual([path, 200]);
  });
});
