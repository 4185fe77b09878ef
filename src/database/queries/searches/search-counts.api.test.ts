import { expect, it } from 'vitest';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { searchCount, searchDismissal, synonymMeaning } from '../../schema/search.ts';
import {
  addSearches,
  dropRarest,
  dropSearchesBefore,
  listFrequentSearches,
  listSearches,
} from './search-counts.ts';

const test = await clearedApp();
const { db } = test;

/** What found nothing since the first of March. */
const fruitless = async () => {
  const { rows } = await listSearches(db, '2026-03-01', { found: 'false', dismissed: 'false' });
  return rows.map(({ text, searches }) => ({ text, searches }));
};
const all = { since: '2026-03-01', days: 1, networks: 1, limit: 10 };
const frequent = async (query: Partial<typeof all> = {}) =>
  (await listFrequentSearches(db, { ...all, ...query })).map(({ text }) => text);

/** Names all that is searched for here. */
async function aPiece() {
  const name = 'Gold watch ring, green bag';
  await aProduct(db, parentsOf(await aSeller(test), await aCategory(db)), { name });
}

async function someSearches() {
  await addSearches(db, '2026-03-01', [
    { text: 'gold watch', searches: 3, found: 12, networks: 1n },
    { text: 'purse', searches: 5, found: 0, networks: 3n },
    { text: 'green bag', searches: 1, found: 0, networks: 3n },
  ]);
  await addSearches(db, '2026-03-02', [
    { text: 'purse', searches: 1, found: 0, networks: 3n },
    { text: 'green bag', searches: 4, found: 7, networks: 4n },
    { text: 'gold ring', searches: 1, found: 2, networks: 1n },
  ]);
}

it('adds up the days, and goes by what the last search found', async () => {
  await someSearches();
  await aPiece();
  expect(await frequent()).toEqual(['green bag', 'gold watch', 'gold ring']);
  expect(await fruitless()).toEqual([{ text: 'purse', searches: 6 }]);
});

it('lists what was searched on enough days, by enough networks, from a day on', async () => {
  await someSearches();
  await aPiece();
  expect(await frequent({ since: '2026-03-02' })).toEqual(['green bag', 'gold ring']);
  expect(await frequent({ days: 2 })).toEqual(['green bag']);
  expect(await frequent({ networks: 2 })).toEqual(['green bag']);
  expect(await frequent({ networks: 3 })).toEqual(['green bag']);
  expect(await frequent({ networks: 4 })).toEqual([]);
  expect(await frequent({ limit: 1 })).toEqual(['green bag']);
});

it('leaves out what an admin dismissed, and what became a synonym', async () => {
  await someSearches();
  await aPiece();
  await db.insert(searchDismissal).values([{ text: 'green bag' }]);
  await db.insert(synonymMeaning).values({ word: 'purse', meaning: 'handbag' });
  expect(await frequent()).toEqual(['gold watch', 'gold ring']);
  expect(await fruitless()).toEqual([]);
});

it('adds to a text of the day, and takes no search without a text', async () => {
  const odd = { text: "o'hara; \\", searches: 1, found: 0, networks: 1n << 62n };
  await addSearches(db, '2026-03-01', []);
  await addSearches(db, '2026-03-01', [odd]);
  await addSearches(db, '2026-03-01', [{ ...odd, searches: 2, found: 4, networks: 1n }]);
  expect(await db.select().from(searchCount)).toEqual([
    { ...odd, day: '2026-03-01', searches: 3, found: 4, networks: (1n << 62n) + 1n },
  ]);
  expect(await frequent()).toEqual([]);
});

it('keeps the most frequent texts of a day, and forgets old days', async () => {
  await someSearches();
  expect(await dropRarest(db, '2026-03-01', 2)).toBe(1);
  expect(await dropSearchesBefore(db, '2026-03-02')).toBe(2);
  await aPiece();
  expect(await frequent()).toEqual(['green bag', 'gold ring']);
});
