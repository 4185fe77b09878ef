import { expect, it } from 'vitest';
import type { EditedPage } from '#contracts/calls/pages.ts';
import type { PageBody } from '#contracts/content/page.ts';
import { loadPages } from '#server/load-pages.ts';
import { publishContentJob } from '#services/jobs/timed-changes.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { pageQueries } from '#web/page-queries.ts';

const clock = { now: new Date() };
const test = await sharedApp({ now: () => clock.now }, await loadPages(false));
const admin = await anAdmin(test);

/** What nobody may read yet: in every text that waits, and in the names of the pages that do. */
const WORD = 'Zafaran';
const NAME = 'of-tomorrow';

async function call<Answer>(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
  const url = `/api/admin/${path}`;
  const headers = admin.authorization;
  const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json() as Answer;
}

const words = { en: WORD, ar: `${WORD} زعفران` };
const banner = { title: words, text: words, to: '/shop', picture: 'hero2' };
const draft = {
  slides: [{ start: words, end: words, text: words, button: words, to: '/', picture: 'hero1' }],
  promotions: [banner],
  sections: [
    { kind: 'banner', button: words, ...banner },
    { kind: 'story', title: words, paragraphs: [words] },
    { kind: 'latest-stories' },
  ],
  site: { storeHours: WORD, tagline: WORD, address: [WORD], founder: WORD },
  social: [{ name: WORD, link: 'https://social.example' }],
  terms: [{ title: words, text: words }],
  seo: Object.fromEntries(
    ['/', '/shop', '/about'].map((page) => [page, { title: words, description: words }]),
  ),
};

function bodyOf(name: string, text: string): PageBody {
  const blocks = [
    { kind: 'heading' as const, level: 2 as const, text },
    { kind: 'quote' as const, spans: [{ text }] },
    { kind: 'list' as const, isNumbered: false, items: [[{ text }]] },
  ];
  const page = { title: text, summary: text, blocks };
  return { name, cover: null, isInFooter: true, en: page, ar: page };
}

type Written = { data: EditedPage };

async function add(kind: 'story' | 'page', name: string, text: string, at: string | null) {
  const { data } = await call<Written>('POST', 'pages', { kind, body: bodyOf(name, text) });
  if (at !== null) await call('POST', `pages/${data._id}/publish`, { version: data.version, at });
  return data._id;
}

/** Every public page and read at any address, in both languages, documents and data. */
function everywhere(): string[] {
  const names = ['known', NAME];
  const filled = (pattern: string): string[] => {
    if (pattern.includes(':name')) {
      const list = pattern.endsWith('?') ? [pattern.replace(/\/:name\?/, '')] : [];
      const each = names.map((name) => pattern.replace(/:name\??/, name));
      return [...list, ...each].flatMap(filled);
    }
    if (pattern.includes(':kind'))
      return ['story', 'page'].map((kind) => pattern.replace(':kind', kind));
    return [
      pattern
        .replace(':part', 'taxonomy.xml')
        .replace(/\/:id\?/, '')
        .replace(/:\w+/g, 'x'),
    ];
  };
  // Back offices are the same shell at every address, filled in the browser, as is the way to them.
  const isBackOffice = (pattern: string) => pattern.endsWith('*') || pattern === '/login';
  const patterns = Object.keys(pageQueries).filter((pattern) => !isBackOffice(pattern));
  const pages = patterns.flatMap(filled).flatMap((page) => {
    const plain = page === '/' ? '' : page;
    return [page, `${plain || '/_'}.data`, `/ar${plain}`, `/ar${plain}.data`];
  });
  const reads = test.routes.filter(
    ({ method, access }) => method === 'GET' && access.policy === 'anyone',
  );
  return [...pages, ...reads.flatMap(({ url }) => filled(url))];
}

/** Where what waits is read, or that it is there. */
async function findTold(): Promise<string[]> {
  const told: string[] = [];
  for (const url of everywhere()) {
    for (const language of ['en', 'ar']) {
      const headers = { 'accept-language': language };
      const { body, statusCode } = await test.app.inject({ url, headers });
      expect(statusCode, url).toBeLessThan(500);
      const names = url.includes(NAME) ? [WORD] : [WORD, NAME];
      if (names.some((name) => body.includes(name))) told.push(url);
    }
  }
  return [...new Set(told)];
}

it('what is a draft, scheduled or previewed is read nowhere before its time, and everywhere after', async () => {
  const known = await add('story', 'known', 'Known', 'now');
  await add('page', 'known', 'Known', 'now');
  const at = new Date(clock.now.getTime() + 60_000).toISOString();

  const { content } = await call<{ content: { site: object } }>('GET', 'content');
  const body = { ...content, ...draft, site: { ...content.site, ...draft.site } };
  await call('PUT', 'content', { content: body, version: 0 });
  const { data } = await call<Written>('PUT', `pages/${known}`, {
    ...{ body: bodyOf('known', WORD), version: 2 },
  });
  const drafts = [await add('story', 'never', WORD, null), await add('page', 'never', WORD, null)];
  await add('story', NAME, WORD, at);
  await add('page', NAME, WORD, at);
  expect(await findTold()).toEqual([]);

  const previews: [string, string, object?][] = [
    ...['/', '/ar', '/about'].map((page): [string, string, object] => [
      ...([page, 'content/preview', { number: 1 }] as const),
    ]),
    ['/stories/known', `pages/${known}/preview`],
    ['/ar/stories/never', `pages/${drafts[0]}/preview`],
    ['/pages/never', `pages/${drafts[1]}/preview`],
  ];
  for (const [page, path, payload] of previews) {
    const { query } = await call<{ query: string }>('POST', path, payload);
    expect((await test.app.inject(`${page}?${query}`)).body, page).toContain(WORD);
  }
  await call('POST', 'content/publish', { version: 1, at });
  await call('POST', `pages/${known}/publish`, { version: data.version, at });
  const run = () => publishContentJob.run(test.context, '', new AbortController().signal);
  await run();
  expect(await findTold()).toEqual([]);

  clock.now = new Date(Date.parse(at) + 1);
  await run();
  expect(await findTold()).toEqual(
    expect.arrayContaining([
      ...['/', '/_.data', '/ar', '/ar.data', '/about', '/ar/shop', '/stories', '/stories/known'],
      ...[`/stories/${NAME}`, `/ar/pages/${NAME}`, '/stories/feed.xml', '/sitemap/taxonomy.xml'],
      ...['/api/site', '/api/home-content', '/api/about-content', '/api/stories'],
      ...['/api/page-names', `/api/page/story/${NAME}`],
    ]),
  );
  expect(await findTold()).not.toContain('/stories/never');
}, 300_000);
