import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const filesOf = (language: string) =>
  readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .sort();

const english = filesOf('en');

test('every file of texts is there in Arabic, and held to it by the types', () => {
  expect(filesOf('ar')).toEqual(english);
  const compared = readFileSync(new URL('same-texts.ts', folder), 'utf8');
  const facts = ['formats.ts', 'language.ts'];
  const missing = english.filter(
    (file) => !facts.includes(file) && !compared.includes(`'./en/${file}'`),
  );
  expect(missing).toEqual([]);
});

/** What the Arabic texts of refusals share, and the English ones need not. */
const ofArabic = ['field'];

test.each(english)('no text of %s is in one language alone', async (file) => {
  const keysOf = async (language: string) =>
    Object.keys(await import(new URL(`${language}/${file}`, folder).href))
      .filter((key) => language === 'en' || !ofArabic.includes(key))
      .sort();
  expect(await keysOf('ar')).toEqual(await keysOf('en'));
});
