import { expect, it } from 'vitest';
import { clearedApp } from '#tests/support/shared-app.ts';
import { searchDismissal, synonymMeaning } from '../../schema/search.ts';
import {
  addSearches,
  dropRarest,
  dropSearchesBefore,
  listFrequentSearches,
  listSearches,
} from './search-counts.ts';

const { db } = await clearedApp();

/** What found nothing since the first of March. */
const fruitless = async () => {
  const { rows } = await listSearches(db, '2026-03-01', { found: 'false', dismissed: 'false' });
  return rows.map(({ text, searches }) => ({ text, searches }));
};
const all = { beginning: '', since: '2026-03-01', least: 1, limit: 10 };

async function someSearches() {
  await addSearches(db, '2026-03-01', [
    { text: 'gold watch', searches: 3, found: 12 },
    { text: 'purse', searches: 5, found: 0 },
    { text: 'green bag', searches: 1, found: 0 },
  ]);
  await addSearches(db, '2026-03-02', [
    { text: 'purse', searches: 1, found: 0 },
    { text: 'green bag', searches: 4, found: 7 },
    { text: 'gold ring', searches: 1, found: 2 },
  ]);
}

it('adds up the days, and goes by what the last search found', async () => {
  await someSearches();
  expect(await listFrequentSearches(db, all)).toEqual([
    { text: 'green bag', searches: 5, found: 7 },
    { text: 'gold watch', searches: 3, found: 12 },
    { text: 'gold ring', searches: 1, found: 2 },
  ]);
  expect(await fruitless()).toEqual([{ text: 'purse', searches: 6 }]);
});

it('lists what begins so, from a day on, and searched often enough', async () => {
  await someSearches();
  const texts = async (query: Partial<typeof all>) =>
    (await listFrequentSearches(db, { ...all, ...query })).map(({ text }) => text);
  expect(await texts({ beginning: 'go' })).toEqual(['gold watch', 'gold ring']);
  expect(await texts({ beginning: 'gold w' })).toEqual(['gold watch']);
  expect(await texts({ beginning: 'gold%' })).toEqual([]);
  expect(await texts({ since: '2026-03-02' })).toEqual(['green bag', 'gold ring']);
  expect(await texts({ least: 3 })).toEqual(['green bag', 'gold watch']);
  expect(await texts({ limit: 1 })).toEqual(['green bag']);
});

it('leaves out what an admin dismissed, and what became a synonym', async () => {
  await someSearches();
  await db.insert(searchDismissal).values([{ text: 'green bag' }]);
  await db.insert(synonymMeaning).values({ word: 'purse', meaning: 'handbag' });
  const frequent = await listFrequentSearches(db, all);
  expect(frequent.map(({ text }) => text)).toEqual(['gold watch', 'gold ring']);
  expect(await fruitless()).toEqual([]);
});

it('adds to a text of the day, and takes no search without a text', async () => {
  await addSearches(db, '2026-03-01', []);
  await addSearches(db, '2026-03-01', [{ text: "o'hara; \\", searches: 1, found: 0 }]);
  await addSearches(db, '2026-03-01', [{ text: "o'hara; \\", searches: 2, found: 4 }]);
  expect(await listFrequentSearches(db, all)).toEqual([
    { text: "o'hara; \\", searches: 3, found: 4 },
  ]);
});

it('keeps the most frequent texts of a day, and forgets old days', async () => {
  await someSearches();
  expect(await dropRarest(db, '2026-03-01', 2)).toBe(1);
  expect(await dropSearchesBefore(db, '2026-03-02')).toBe(2);
  const left = await listFrequentSearches(db, all);
  expect(left.map(({ text }) => text)).toEqual(['green bag', 'gold ring']);
});
