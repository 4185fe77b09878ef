import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as fields from './en/refusals/fields.ts';
import * as parameters from './en/refusals/parameters.ts';
import * as english from './en/refusals.ts';
import { languages, otherLanguages } from './languages.ts';
import { said, sayAgain, tellInJson } from './said.ts';
import { sentence } from './sentence.ts';
import { serverTexts } from './server-texts.ts';

test('what is said becomes a sentence of each language, and any other text stays', () => {
  const text = said('tooManyAttempts', { seconds: 61 });
  expect(sentence('en', text)).toBe('Too many attempts. Please try again in 2 minutes.');
  expect(sentence('ar', text)).toBe('محاولات كثيرة. يُرجى المحاولة من جديد بعد دقيقتين.');
  expect(sentence('ar', 'Plain words.')).toBe('Plain words.');
  expect(sentence('ar', '\u001enoKey{')).toBe('\u001enoKey{');
  expect(sentence('ar', '\u001econstructor')).toBe('\u001econstructor');
  expect(sentence('ar', '\u001enoSuch{no JSON}')).toBe('\u001enoSuch{no JSON}');
  expect(sentence('en', '\u001eleftOutOf{}')).toBe('\u001eleftOutOf{}');
});

test('a parameter may be said too, and be replaced', () => {
  const text = said('parameterSays', { name: 'until', says: said('mustBeDay') });
  expect(sentence('en', text)).toBe('until must be a day, such as 2026-12-03');
  expect(sentence('ar', text)).toBe('\u2068until\u2069: يجب إدخال تاريخ، مثل 2026-12-03');
  const again = sayAgain(said('fieldRequired', { label: 'Brand' }), () => ({ label: 'Make' }));
  expect(sentence('en', again)).toBe('Make is required');
  expect(sayAgain('Plain.', () => ({}))).toBe('Plain.');
});

test('what is said within JSON is told in its place', () => {
  const words = 'He said “x\\" {1}”\n';
  const json = JSON.stringify({ words, said: [said('attributeUnknown', { key: words })] });
  const told = JSON.parse(tellInJson(json, (text) => sentence('en', text)));
  expect(told).toEqual({ words, said: [`There is no attribute “${words}”`] });
});

test.each(otherLanguages)('every refusal has a text in %s with the same parameters', (language) => {
  const { refusals } = serverTexts[language];
  const shape = (texts: object) =>
    Object.entries(texts)
      .map(
        ([key, text]) => `${key}: ${typeof text} ${typeof text === 'function' ? text.length : ''}`,
      )
      .sort();
  expect(shape(refusals)).toEqual(shape(english));
  const { letters } = languages[language];
  const plain = Object.entries(refusals).filter(([, text]) => typeof text === 'string');
  expect(plain.filter(([, text]) => !letters.test(String(text)))).toEqual([]);
});

/** The keys that a source says. */
const saidIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/'(\w+)'/g)].map(([, key]) => key ?? '');

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => `${folder}/${name}`);

test('every refusal is said somewhere, and contracts say only what the forms of the pages load', () => {
  const contracts = sourcesIn('src/contracts');
  const others = ['domain', 'database', 'media', 'services', 'api', 'server'].flatMap((name) =>
    sourcesIn(`src/${name}`),
  );
  const everywhere = new Set(['src/languages/said.ts', ...contracts, ...others].flatMap(saidIn));
  expect(Object.keys(english).filter((key) => !everywhere.has(key))).toEqual([]);
  const byContracts = contracts.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/said\(\s*'(\w+)'/g)].map(([, key]) => key ?? ''),
  );
  // What a table's columns may hold, and what is wrong with a parameter, is told by the API alone.
  const byForms = byContracts.filter((key) => !(key in parameters) && !key.startsWith('holds'));
  expect(byForms.filter((key) => !(key in fields))).toEqual([]);
});
