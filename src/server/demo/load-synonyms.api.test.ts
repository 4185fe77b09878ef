import { expect, it } from 'vitest';
import { synonym, synonymMeaning } from '#database/schema/search.ts';
import { synonyms } from '#demo/catalogue/synonyms.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';
import { loadSynonyms } from './load-synonyms.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));

it("the demo's synonyms contradict one another nowhere, and an interrupted load goes on", async () => {
  const actor = { role: 'admin' as const, id: admin.id, name: 'Demo' };
  await loadSynonyms(test.context, actor);
  await loadSynonyms(test.context, actor);
  expect(await test.db.$count(synonym)).toBe(synonyms.length);
  const rows = await test.db.select().from(synonymMeaning);
  const found = (word: string) => rows.filter((row) => row.word === word).map((row) => row.meaning);
  expect(found('purse')).toContain('handbag');
  expect(found('blue')).toContain('navy');
  expect(found('navy')).toEqual([]);
  expect(found('gray')).toEqual(expect.arrayContaining(['grey', 'charcoal']));
  expect(found('slip ons')).toContain('loafers');
  expect(found('present').length).toBeGreaterThan(5);
});
