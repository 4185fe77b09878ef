import { pino } from 'pino';
import { expect, it } from 'vitest';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { createApp } from '../create-app.ts';
import { loadPages } from '../load-pages.ts';

const test = await clearedApp();
const pages = await loadPages(false);

/** Returns the status and the `Cache-Control` of each address. */
async function controlsWith(
  { shared, stale }: { shared: number; stale: number },
  urls: readonly string[],
): Promise<Record<string, string>> {
  const options = { log: pino({ level: 'silent' }), cache: test.cache, pages };
  const { app } = await createApp(test.context, {
    ...options,
    ...{ sharedCacheSeconds: shared, staleSeconds: stale },
  });
  test.cache.clear();
  const found: Record<string, string> = {};
  for (const url of urls) {
    const { statusCode, headers } = await app.inject(url);
    found[url] = `${statusCode} ${headers['cache-control']}`;
  }
  await app.close();
  return found;
}

const KEPT =
  '200 public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=60, stale-if-error=600';

it('says for how long a CDN may answer by itself, and while it gets no new answer', async () => {
  const urls = ['/api/get-category', '/', '/ar/shop'];
  const all = (control: string) => Object.fromEntries(urls.map((url) => [url, control]));
  expect(await controlsWith({ shared: 60, stale: 600 }, urls)).toEqual(all(KEPT));
  expect(await controlsWith({ shared: 0, stale: 600 }, urls)).toEqual(all('200 no-cache'));
});

it('lets a CDN keep nothing of what is not there, which may be published within its minute', async () => {
  const { id } = await aProduct(test.db, parentsOf(await aSeller(test), await aCategory(test.db)));
  const gone = id.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
  const urls = [
    ...['/stories/soon', '/ar/page/soon', '/stories/soon.data', `/product/soon-${gone}`, '/soon'],
    ...['/shop/soon', `/api/get-product/${gone}`, '/api/page/story/soon'],
    ...['/media/soon.jpg', `/media/${'a'.repeat(32)}.webp`, '/assets/soon.js', '/soon.xml'],
    ...['/sitemap/soon.xml', `/product/${id}`],
  ];
  const found = await controlsWith({ shared: 60, stale: 600 }, urls);
  const kept = Object.entries(found).filter(
    ([, told]) => !/^(404|30\d) no-(cache|store)$/.test(told),
  );
  expect(kept).toEqual([]);
});
