import type { FastifyBaseLogger } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '#server/create-app.ts';
import { createResponseCache } from '#server/page-cache/response-cache.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { answersOf } from './answers.ts';
import { changesOf } from './changes.ts';
import { aWorld } from './world.ts';

const test = await sharedApp();
const world = await aWorld(test);
const answers = answersOf(world);
const uncached = await createApp(test.context, {
  log: test.context.log as FastifyBaseLogger,
  cache: createResponseCache({ maxBytes: 0 }),
  pages: null,
  isBusy: () => false,
});
afterAll(() => uncached.app.close());

/** Answers that one change dropped although they are the same as before. */
const needless: Record<string, string[]> = {};

async function fresh(url: string): Promise<string> {
  const { statusCode, headers, body } = await uncached.app.inject(url);
  return JSON.stringify([statusCode, headers['x-total-count'], headers.link, body]);
}
const isKept = (url: string) => test.cache.find(`api ${url}`) !== undefined;

it.each(changesOf(test, world))('%s drops the answers that differ', async (title, make) => {
  const before = new Map<string, string>();
  const kept = new Set<string>();
  for (const url of answers) {
    await test.app.inject(url);
    before.set(url, await fresh(url));
    if (isKept(url)) kept.add(url);
  }
  await make();

  const stale: string[] = [];
  const same: string[] = [];
  for (const url of kept) {
    const differs = before.get(url) !== (await fresh(url));
    if (differs && isKept(url)) stale.push(url);
    if (!differs && !isKept(url)) same.push(url);
  }
  needless[title] = same;
  expect(stale).toEqual([]);
  expect(kept.size).toBeGreaterThan(answers.length / 2);
});

it('drops few others', () => {
  const dropped = (...titles: string[]) =>
    titles.flatMap((title) => needless[title] ?? ['not made']);
  // Searches look into descriptions.
  expect(
    dropped('a description').filter((url) => !url.includes('?q=') && !url.includes('&q=')),
  ).toEqual([]);
  expect(dropped('an article number', 'nothing but the version')).toEqual([]);
  expect(dropped('an enquiry', 'an enquiry that is answered')).toEqual([]);
  for (const title of ['a mark', 'no mark', 'a later picture', 'new widths']) {
    expect(dropped(title), title).toEqual([]);
  }
  // The bars of prices hold every price, and may stay as high as they were.
  const ofPrice = dropped('a price between others').filter((url) => !url.includes('facets='));
  // Lists of what is reserved or sold are not told from the others.
  expect(ofPrice.length).toBeLessThan(11);
  const all = Object.values(needless);
  expect(all.flat().length / (all.length * answers.length)).toBeLessThan(0.13);
});
