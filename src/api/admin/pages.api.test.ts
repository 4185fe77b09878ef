import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EditedPage } from '#contracts/calls/pages.ts';
import type { Block, PageBody } from '#contracts/content/page.ts';
import { page as pages } from '#database/schema/content.ts';
import { loadPages } from '#server/load-pages.ts';
import { publishDuePages } from '#services/content/pages.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const clock = { now: new Date() };
const test = await clearedApp({ now: () => clock.now }, await loadPages(false));
const admin = await perTest(() => anAdmin(test, { name: 'Asha Rao' }));
const SECRET = 'Monsoon letters';
beforeEach(() => {
  clock.now = new Date();
});

async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
  const url = `/api/admin${path}`;
  const headers = admin.authorization;
  const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
  const body = answer.json();
  return { status: answer.statusCode, body, page: body.data as EditedPage };
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: [{ text }] });

const bodyOf = (changes: Partial<PageBody> = {}, blocks: unknown[] = [paragraph(SECRET)]) => ({
  ...{ name: 'monsoon-letters', cover: null, isInFooter: false },
  en: { title: SECRET, summary: 'What the rain brings.', blocks: blocks as Block[] },
  ...changes,
});

const add = async (body = bodyOf(), kind = 'story') =>
  (await call('POST', '/pages', { kind, body })).page;
const save = (page: EditedPage, body: object) =>
  call('PUT', `/pages/${page._id}`, { body, version: page.version });
const publish = async ({ _id, version }: EditedPage, at: string | null = 'now') =>
  call('POST', `/pages/${_id}/publish`, { version, at });

async function aPicture(): Promise<string> {
  const { headers, payload } = multipart({}, [
    file('image', await scene(600, 400).jpeg().toBuffer()),
  ]);
  const sent = await test.app.inject({
    ...{ method: 'POST', url: '/api/admin/content/picture', payload },
    headers: { ...headers, ...admin.authorization },
  });
  return sent.json().data.id;
}

const get = (url: string) => test.app.inject(url);
const read = async (url: string) => (await get(url)).body.replaceAll('<!-- -->', '');
const STORY = '/stories/monsoon-letters';
const everywhere = [
  ...['/', '/stories', STORY, '/ar/stories', '/stories/feed.xml', '/sitemap/taxonomy.xml'],
  ...['/api/stories', '/api/page/story/monsoon-letters', '/api/page-names', '/api/site'],
];

async function expectNowhere() {
  for (const url of everywhere) expect(await read(url), url).not.toMatch(/monsoon.letters"?[^/]/i);
  expect((await get(STORY)).statusCode).toBe(404);
}

describe('a story', () => {
  it('is led to from the home page, the frame and the pieces in it while it is published', async () => {
    const seller = await aSeller(test);
    const category = await aCategory(test.db);
    const [shown, other] = [
      await aProduct(test.db, parentsOf(seller, category)),
      await aProduct(test.db, parentsOf(seller, category)),
    ];
    const pieceAt = async ({ id }: { id: string }) =>
      (await get((await get(`/product/${id}`)).headers.location ?? '')).body;
    const led = async () => [
      ...[
        (await read('/')).includes(`href="${STORY}"`),
        (await read('/about')).includes('/stories'),
      ],
      ...[(await pieceAt(shown)).includes(STORY), (await pieceAt(other)).includes(STORY)],
    ];
    expect(await led()).toEqual([false, false, false, false]);
    const pieces = { kind: 'pieces', pieces: [shown.id] };
    const page = await add(bodyOf({}, [paragraph(SECRET), pieces]));
    const published = await publish(page);
    expect(await led()).toEqual([true, true, true, false]);
    const { version } = published.page;
    await call('POST', `/pages/${page._id}/withdraw`, { version });
    expect(await led()).toEqual([false, false, false, false]);
  });

  it('is seen nowhere before it is published, and then in its page, lists, feed and sitemap', async () => {
    const page = await add();
    await expectNowhere();
    expect((await publish(page)).body).toMatchObject({ message: 'Published' });
    for (const url of everywhere.filter((each) => each !== '/' && each !== '/api/site')) {
      expect(await read(url), url).toMatch(/monsoon.letters/i);
    }
    const html = await read(STORY);
    expect(html).toContain(`<title>${SECRET} – Dhow</title>`);
    expect(html).toContain('"@type":"Article"');
    expect(html).toMatch(/rel="canonical" href="[^"]+\/stories\/monsoon-letters"/);
    expect(await read('/ar/stories/monsoon-letters')).toMatch(/<article[^>]* lang="en"/);
    expect((await get('/stories/feed.xml')).headers['content-type']).toMatch(
      'application/atom+xml',
    );
    expect((await get('/stories/another')).statusCode).toBe(404);
  });

  it('is published at its moment by the background, and not by itself any more where told so', async () => {
    const page = await add();
    const at = new Date(clock.now.getTime() + 60_000).toISOString();
    expect((await publish(page, new Date(0).toISOString())).status).toBe(422);
    const scheduled = (await publish(page, at)).page;
    expect(scheduled).toMatchObject({ state: 'scheduled', publishAt: at });
    const put = (await publish(scheduled, null)).page;
    clock.now = new Date(clock.now.getTime() + 61_000);
    await publishDuePages(test.context);
    await expectNowhere();
    const later = new Date(clock.now.getTime() + 60_000).toISOString();
    await publish(put, later);
    await expectNowhere();
    clock.now = new Date(clock.now.getTime() + 61_000);
    await publishDuePages(test.context);
    expect(await read(STORY)).toContain(SECRET);
    expect((await call('GET', `/pages/${page._id}`)).body).toMatchObject({ state: 'published' });
  });

  it('is not saved without its text while it waits for its moment', async () => {
    const page = await add();
    const at = new Date(clock.now.getTime() + 60_000).toISOString();
    const scheduled = (await publish(page, at)).page;
    const empty = { title: 'رسائل', summary: '', blocks: [] };
    for (const [body, path] of [
      [bodyOf({}, []), 'body/en/blocks'],
      [bodyOf({ ar: empty }), 'body/ar/blocks'],
    ] as const) {
      const refused = await save(scheduled, body);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [path]]);
      expect(refused.body.fields[path]).toContain('Cancel its date first');
    }
    const put = (await publish(scheduled, null)).page;
    expect((await save(put, bodyOf({}, []))).status).toBe(200);
  });

  it('that cannot be published at its moment waits no longer, holds no other up, and its author is told', async () => {
    const at = new Date(clock.now.getTime() + 60_000).toISOString();
    const emptied = await add(bodyOf({ name: 'emptied' }));
    await publish(emptied, at);
    const draft = bodyOf({ name: 'emptied' }, []);
    await test.db.update(pages).set({ draft }).where(eq(pages.id, emptied._id));
    await publish(await add(), at);
    clock.now = new Date(clock.now.getTime() + 61_000);
    const mailed = test.mails.length;
    await publishDuePages(test.context);
    expect((await get('/stories/emptied')).statusCode).toBe(404);
    expect(await read(STORY)).toContain(SECRET);
    const { body } = await call('GET', `/pages/${emptied._id}`);
    expect(body).toMatchObject({ state: 'draft', publishAt: null });
    await expect.poll(() => test.mails.length).toBe(mailed + 1);
    const [mail] = test.mails.slice(mailed);
    expect(mail?.subject).toContain(`“${SECRET}” was not published`);
    expect(mail?.text).toContain(`/admin/pages/${emptied._id}`);
    expect(mail?.text).toContain('There is nothing to read yet.');
    await publishDuePages(test.context);
    expect(test.mails.length).toBe(mailed + 1);
  });

  it('is not overwritten by who has not seen what another admin saved', async () => {
    const page = await add();
    await save(page, bodyOf({ isInFooter: true }));
    const { status, body } = await save(page, bodyOf());
    expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
    expect(body.message).toMatch(/^Asha Rao changed this page on \d+ \w+ \d+, \d\d:\d\d UTC/);
    expect((await publish(page)).status).toBe(409);
    expect((await call('GET', `/pages/${page._id}`)).body.body.isInFooter).toBe(true);
  });

  it('leads from its old address to its new one, keeps its versions, and can be taken off', async () => {
    const first = (await publish(await add())).page;
    const renamed = (await save(first, bodyOf({ name: 'rain' }))).page;
    expect((await get(STORY)).statusCode).toBe(200);
    expect((await get('/stories/rain')).statusCode).toBe(404);
    const second = (await publish(renamed)).page;
    expect((await get(STORY)).headers.location).toBe('/stories/rain');
    expect(second.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect((await call('GET', `/pages/${second._id}/1`)).body.name).toBe('monsoon-letters');
    const back = (await publish((await save(second, bodyOf())).page)).page;
    expect((await get(STORY)).statusCode).toBe(200);
    expect((await get('/stories/rain')).headers.location).toBe(STORY);
    const another = await call('POST', '/pages', { kind: 'story', body: bodyOf() });
    expect([another.status, Object.keys(another.body.fields)]).toEqual([422, ['body/name']]);

    const { page } = await call('POST', `/pages/${back._id}/withdraw`, { version: back.version });
    expect(page).toMatchObject({ state: 'draft', isPublished: false });
    await expectNowhere();
    const gone = await call('DELETE', `/pages/${back._id}`, { version: page.version });
    expect(gone.status).toBe(200);
    expect((await call('GET', `/pages/${back._id}`)).status).toBe(404);
  });

  it('drops the pages that show it, and no others', async () => {
    const page = (await publish(await add())).page;
    const urls = [STORY, '/stories', '/', '/shop', '/about'];
    const kept = async () => {
      await Promise.all(urls.map(read));
      return () => urls.filter((url) => test.cache.find(`page ${url}`) !== undefined);
    };
    const isKept = await kept();
    const draft = (await save(page, bodyOf({}, [paragraph('Other')]))).page;
    expect(isKept()).toEqual(urls);
    await publish(draft);
    expect(isKept()).toEqual(['/shop', '/about']);
  });

  it('is looked at by a signed link that is kept nowhere', async () => {
    const page = await add();
    const { body } = await call('POST', `/pages/${page._id}/preview`);
    const preview = await get(`${STORY}?${body.query}`);
    expect([preview.statusCode, preview.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(preview.body).toContain(SECRET);
    expect(preview.body).toContain('Draft: only people with this link can see it');
    await expectNowhere();
    expect((await get(`${STORY}?${body.query}x`)).statusCode).toBe(404);
    clock.now = new Date(clock.now.getTime() + 3_601_000);
    expect((await get(`${STORY}?${body.query}`)).statusCode).toBe(404);
  });

  it('is read in Arabic where it was written in that, and shows its pictures while it is there', async () => {
    const id = await aPicture();
    const seller = await aSeller(test);
    const parents = parentsOf(seller, await aCategory(test.db));
    const shown = await aProduct(test.db, parents);
    const blocks = [
      { kind: 'picture', picture: id, alt: 'A harbour in rain' },
      { kind: 'pieces', pieces: [shown.id, 'abcdefgh12345678'] },
    ];
    const ar = { title: 'رسائل', summary: '', blocks: [paragraph('مطر')] };
    const cover = { picture: id, alt: 'Boats', altArabic: 'قوارب' };
    const page = (await publish(await add(bodyOf({ ar, cover }, blocks)))).page;
    await sweepMedia(test.context, 0);
    const html = await read(STORY);
    expect(html).toContain('alt="A harbour in rain"');
    expect(html).toContain(`/product/`);
    expect(html).toMatch(/og:image" content="[^"]*\/media\//);
    const arabic = await read('/ar/stories/monsoon-letters');
    expect(arabic).toContain('مطر');
    expect(arabic).not.toContain(SECRET);
    expect(html).toContain('og:image:alt" content="Boats"');
    expect(arabic).toContain('og:image:alt" content="قوارب"');
    expect(await read('/hi/stories/monsoon-letters')).toContain('content="Boats"');
    expect(page.pictures[id]?.url).toMatch('/media/');
  });

  it('has its pictures to itself: until it is published, but for its preview’s hour, and once it is withdrawn', async () => {
    const id = await aPicture();
    const url = `/media/${id}.jpg`;
    const statusOf = async (cookie = '') =>
      (await test.app.inject({ url, headers: { cookie } })).statusCode;
    const page = await add(bodyOf({ cover: { picture: id, alt: 'Boats' } }));
    expect(await statusOf()).toBe(404);

    const { body } = await call('POST', `/pages/${page._id}/preview`);
    const [set = ''] = [(await get(`${STORY}?${body.query}`)).headers['set-cookie'] ?? []].flat();
    expect(set).toMatch(/^preview-media=[\w.-]+; Path=\/media; HttpOnly; SameSite=Strict$/);
    const [cookie] = set.split(';');
    const shown = await test.app.inject({ url, headers: { cookie } });
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await get(STORY)).headers['set-cookie']).toBeUndefined();
    clock.now = new Date(clock.now.getTime() + 3_601_000);
    expect(await statusOf(cookie)).toBe(404);
    expect((await get(`${STORY}?${body.query}`)).headers['set-cookie']).toBeUndefined();

    clock.now = new Date();
    const published = (await publish(page)).page;
    expect(await statusOf()).toBe(200);
    await call('POST', `/pages/${page._id}/withdraw`, { version: published.version });
    expect(await statusOf()).toBe(404);
  });
});

it('lists twelve stories on a page, and the others on the next', async () => {
  for (let index = 0; index < 13; index += 1) {
    clock.now = new Date(clock.now.getTime() + 1000);
    const en = { ...bodyOf().en, title: `Letter ${String.fromCharCode(65 + index)}` };
    await publish(await add(bodyOf({ name: `letter-${index}`, en })));
  }
  expect(await read('/stories')).not.toContain('Letter A');
  const second = await read('/stories?page=2&utm_source=mail');
  expect(second).toContain('Letter A');
  expect(second).not.toContain('Letter B');
  expect((await get('/stories?page=3')).statusCode).toBe(404);
});

it('shows plain pages, in the footer where an admin chose so', async () => {
  await publish(await add(bodyOf({ name: 'care', isInFooter: true }), 'page'));
  expect(await read('/pages/care')).toContain(SECRET);
  expect((await get('/stories/care')).statusCode).toBe(404);
  expect(await read('/about')).toMatch(/<footer[\s\S]*href="\/pages\/care"/);
  expect(await read('/ar/about')).toMatch(/<footer[\s\S]*href="\/ar\/pages\/care"/);
});

const hostile = '"><img src=x onerror=alert(1)>';
it.each<[string, unknown]>([
  ['markup in a heading', { kind: 'heading', level: 2, text: '<script>alert(1)</script>' }],
  ['markup in a paragraph', paragraph(hostile)],
  ['markup in a list', { kind: 'list', isNumbered: false, items: [[{ text: hostile }]] }],
  ['markup in a quote', { kind: 'quote', spans: [{ text: hostile }] }],
  ['a script as a link', { kind: 'quote', spans: [{ text: 'a', link: 'javascript:alert(1)' }] }],
  ['data as a link', { kind: 'quote', spans: [{ text: 'a', link: 'data:text/html,x' }] }],
  ['another host as a path', { kind: 'quote', spans: [{ text: 'a', link: '//evil.example' }] }],
  ['markup as a block', { kind: 'html', html: '<b>x</b>' }],
  ['a further member', { ...paragraph('a'), onclick: 'alert(1)' }],
  ['a block in a block', { kind: 'quote', spans: [paragraph('a')] }],
  ['a picture elsewhere', { kind: 'picture', picture: 'https://evil.example/a.svg', alt: 'a' }],
  ['a picture without words', { kind: 'picture', picture: 'a'.repeat(32), alt: '' }],
  ['a heading of the first level', { kind: 'heading', level: 1, text: 'a' }],
  ['nine pieces', { kind: 'pieces', pieces: Array(9).fill('abcdefgh12345678') }],
])('refuses %s', async (_, block) => {
  const { status } = await call('POST', '/pages', { kind: 'page', body: bodyOf({}, [block]) });
  expect(status).toBe(422);
});

it('refuses a page that is too long, a bad name, and to publish nothing', async () => {
  const long = Array.from({ length: 30 }, () => paragraph('a'.repeat(3000)));
  const refused = [bodyOf({}, long), bodyOf({ name: '../admin' }), bodyOf({ name: 'A b' })];
  for (const body of refused) {
    expect((await call('POST', '/pages', { kind: 'page', body })).status).toBe(422);
  }
  expect((await publish(await add(bodyOf({}, [])))).status).toBe(422);
});

it('shows signs as signs', async () => {
  const text = `5 < 6 & "x" 'y'`;
  const blocks = [
    { kind: 'heading', level: 2, text },
    paragraph(text),
    { kind: 'list', isNumbered: true, items: [[{ text }]] },
    { kind: 'quote', spans: [{ text, bold: true, italic: true, link: '/shop' }] },
  ];
  await publish(await add(bodyOf({}, blocks)));
  const [, article = ''] = /<article([\s\S]*)<\/article>/.exec(await read(STORY)) ?? [];
  expect(article.split('5 &lt; 6 &amp; &quot;x&quot; &#x27;y&#x27;')).toHaveLength(5);
});
