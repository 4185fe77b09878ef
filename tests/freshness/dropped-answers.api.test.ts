import type { FastifyBaseLogger } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { endOfTags } from '#domain/cache-tags.ts';
import { createApp } from '#server/create-app.ts';
import { createResponseCache } from '#server/page-cache/response-cache.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import {
  answersOf,
  isByValues,
  isFiltered,
  isInArabic,
  isOfOtherScope,
  requestFor,
} from './answers.ts';
import { changesOf } from './changes.ts';
import { aWorld } from './world.ts';

const test = await sharedApp();
const world = await aWorld(test);
const isAll = process.env.TEST_ALL === '1';
/** All kinds of answers; a sixth of them in `npm test`. */
const answers = answersOf(world).filter(
  (answer, index) => isAll || index % 6 === 0 || isInArabic(answer),
);
const uncached = await createApp(test.context, {
  log: test.context.log as FastifyBaseLogger,
  cache: createResponseCache({ maxBytes: 0 }),
  pages: null,
  isBusy: () => false,
});
afterAll(() => uncached.app.close());

const MINUTE_MS = 60_000;

/** Answers that one change dropped although they are the same as before. */
const needless: Record<string, string[]> = {};

async function fresh(url: string): Promise<string> {
  const { statusCode, headers, body } = await uncached.app.inject(requestFor(url));
  return JSON.stringify([statusCode, headers['x-total-count'], headers.link, body]);
}
const isKept = (url: string) => test.cache.find(`api ${url}`) !== undefined;

it('keeps filtered lists and searches for at most a minute, and others for longer', async () => {
  const kept: string[] = [];
  const short: string[] = [];
  for (const url of answers) {
    await test.app.inject(requestFor(url));
    const answer = test.cache.find(`api ${url}`);
    if (answer === undefined) continue;
    kept.push(url);
    if (endOfTags(answer.tags) - Date.now() <= MINUTE_MS) short.push(url);
  }
  expect(kept.filter(isInArabic)).toEqual(answers.filter(isInArabic));
  expect(kept.filter(isFiltered).length).toBeGreaterThan(isAll ? 40 : 6);
  // What is new is counted until midnight.
  const hasEnd = (url: string) =>
    isFiltered(url) || (url.includes('facets=') && short.includes(url));
  expect(short).toEqual(kept.filter(hasEnd));
});

/** All answers as of the last change. */
let current = await freshAnswers();

async function freshAnswers(): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const url of answers) made.set(url, await fresh(url));
  return made;
}

/** When the oldest kept answer was made. What a change has left is kept for the next ones. */
let since = Number.NEGATIVE_INFINITY;

it.each(changesOf(test, world))('%s drops the answers that differ', async (title, make) => {
  if (Date.now() - since > MINUTE_MS / 3) {
    test.cache.clear();
    since = Date.now();
  }
  for (const url of answers) await test.app.inject(requestFor(url));
  const kept = answers.filter(isKept);
  await make();
  const left = new Set(kept.filter(isKept));
  const isWithinMinute = Date.now() - since < MINUTE_MS;

  const before = current;
  current = await freshAnswers();
  const differs = (url: string) => before.get(url) !== current.get(url);
  needless[title] = kept.filter(
    (url) => !differs(url) && !left.has(url) && (isWithinMinute || !isFiltered(url)),
  );
  expect(kept.filter((url) => differs(url) && left.has(url))).toEqual([]);
  expect(kept.length).toBeGreaterThan(answers.length / 2);
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
  // A list of products goes with their pictures, of which only `fields=all` tells the widths.
  expect(dropped('a later picture')).toEqual([]);
  const isListed = (url: string) =>
    /^\/api\/get-(?:product|related)/.test(url) && !url.includes('fields=all');
  expect(dropped('new widths').filter((url) => !isListed(url))).toEqual([]);
  expect(dropped('a mark', 'no mark').filter((url) => !url.includes('trending='))).toEqual([]);
  // Prices drop what is filtered, sorted or counted where the product is, and nothing else.
  for (const title of ['a price between others', 'a price in dirhams', 'an earlier price']) {
    const wrong = dropped(title).filter(
      // A suggestion goes with the card of its product.
      (url) => !url.includes('/suggest?') && (!isByValues(url) || isOfOtherScope(world, url)),
    );
    expect(wrong, title).toEqual([]);
  }
  // Filtered lists go by their scope, whatever changed in it; of the others few go in vain.
  const lasting = (urls: string[]) => urls.filter((url) => !isFiltered(url)).length;
  const all = Object.values(needless);
  expect(lasting(all.flat()) / (all.length * lasting(answers))).toBeLessThan(0.09);
});
