import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '#database/database.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { foldTexts } from './synonyms.ts';

const test = await sharedApp();

async function formsOf(word: string): Promise<string[]> {
  const [row] = await rowsOf<{ forms: string[] }>(
    test.db,
    sql`select word_forms(folded(${word})) as forms`,
  );
  return row?.forms ?? [];
}

it.each([
  ['घड़ी', ['घड़ियाँ', 'घड़ियां', 'घड़ियों']],
  ['चप्पल', ['चप्पलें', 'चप्पलों']],
  ['जूता', ['जूते', 'जूतों']],
  ['जूते', ['जूता', 'जूतों']],
  ['मोमबत्ती', ['मोमबत्तियाँ', 'मोमबत्तियों']],
  ['रज़ाई', ['रज़ाइयाँ', 'रज़ाइयों']],
  ['बटुआ', ['बटुए', 'बटुओं']],
  ['दीया', ['दीये', 'दीयों']],
  ['दीए', ['दीया']],
  ['माला', ['मालाएँ', 'मालाओं']],
  ['कंगन', ['कंगनों']],
  ['दीवार घड़ी', ['दीवार घड़ियाँ']],
])('%s is found by its other forms, and finds them', async (word, others) => {
  for (const other of await foldTexts(test.db, others)) {
    expect(await formsOf(word)).toContain(other);
    expect(await formsOf(other)).toContain((await foldTexts(test.db, [word]))[0]);
  }
});

it.each([
  ['كارافيل', 'kharavel', true],
  ['نيزام', 'nizam', true],
  ['نيزام', 'nazim', false],
  ['خمسين', 'khamsin', true],
  ['निज़ाम', 'nizam', true],
  ['कारावेल', 'caravel', true],
  ['خان', 'khan', false],
])('%s spells %s: %s', async (word, latin, isSo) => {
  const [row] = await rowsOf<{ spells: boolean | null }>(
    test.db,
    sql`select ${latin} ~ pattern as spells from latin_spellings(folded(${word}))`,
  );
  expect(row?.spells ?? false).toBe(isSo);
});
