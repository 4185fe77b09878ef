import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { otherLanguages } from './languages.ts';

const folder = new URL('.', import.meta.url);
const filesOf = (language: string) =>
  readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .sort();

const english = filesOf('en');

test('every folder of texts is in the list, and the other way round', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(['en', ...otherLanguages].sort());
});

/** What the texts of a language share, and the English ones need not. */
const own: Record<string, readonly string[]> = { 'refusals/labels.ts': ['field'] };

test.each(otherLanguages)('no file or text is in English alone, or in %s', async (language) => {
  expect(filesOf(language)).toEqual(english);
  const keysOf = async (name: string, file: string) =>
    Object.keys(await import(new URL(`${name}/${file}`, folder).href))
      .filter((key) => name === 'en' || !own[file]?.includes(key))
      .sort();
  for (const file of english) {
    expect([file, await keysOf(language, file)]).toEqual([file, await keysOf('en', file)]);
  }
});
