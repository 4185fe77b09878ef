import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '#database/database.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();

async function formsOf(word: string): Promise<string[]> {
  const [row] = await rowsOf<{ forms: string[] }>(
    test.db,
    sql`select word_forms(folded(${word})) as forms`,
  );
  return row?.forms ?? [];
}
const foldedOnes = async (words: readonly string[]) =>
  rowsOf<{ word: string }>(
    test.db,
    sql`select folded(w) as word from unnest(${sql.param([...words])}::text[]) as w`,
  );

it.each([
  ['ساعة', ['ساعات', 'الساعة', 'والساعات', 'للساعات']],
  ['الساعات', ['ساعة', 'ساعات']],
  ['للساعات', ['ساعة']],
  ['حقيبة', ['حقائب', 'الحقائب', 'الحقيبة']],
  ['حقائب', ['حقيبة']],
  ['أسود', ['سوداء', 'السوداء']],
  ['البيضاء', ['أبيض']],
  ['نسائي', ['نسائية']],
  ['ذهبية', ['ذهبي', 'الذهبية']],
  ['وحزام', ['حزام', 'أحزمة']],
  ['صواني', ['صينية']],
])('takes %s for %j too', async (word, others) => {
  const forms = await formsOf(word);
  for (const { word: other } of await foldedOnes(others)) expect(forms).toContain(other);
});

it.each(['من', '٣٨مم', 'watch'])('has no Arabic forms of %s', async (word) => {
  expect((await formsOf(word)).filter((form) => /[\u0621-\u064a]/.test(form))).toEqual([]);
});

it('takes the articles from a phrase', async () => {
  expect(await formsOf('النظارات الشمسية')).toEqual(['نظارات شمسيه']);
});
