import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { otherTables, sellerTables, visitorTables } from '#database/personal-tables.ts';
import type { Language } from '#languages/languages.ts';
import { NOTICE_FACTS } from '#tests/support/app.ts';
import * as words from '#texts/domain/data-words.ts';
import { browserStorage, keptData, noticeText } from './notice-text.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'));

const text = JSON.stringify(noticeText(NOTICE_FACTS));

it('tells of every table with personal data, how long it is kept', () => {
  const personal = [
    ...sellerTables.map(({ table }) => table),
    ...visitorTables,
    ...Object.keys(otherTables),
  ];
  const told = keptData(NOTICE_FACTS).flatMap(({ tables }) => tables);
  expect(personal.filter((table) => !told.includes(table))).toEqual([]);
  expect(told.length).toBe(new Set(told).size);
});

it('tells of everything that the shop keeps in a browser', () => {
  const shop = sources('src/web/{storefront,ui/product,ui/browser}/**/*.{ts,tsx}');
  const keys = [
    ...shop.flatMap((code) => [
      ...code.matchAll(/storedValue(?:<[^(]*>)?\(\s*'(\w+)'/g),
      ...code.matchAll(/_KEY = '(\w+)'/g),
    ]),
    ...[...readFileSync(`${root}/src/web/ui/region.ts`, 'utf8').matchAll(/_KEY = '(\w+)'/g)],
  ].map(([, key]) => key);
  expect(keys.sort()).toEqual(Object.keys(browserStorage).sort());
  // Whatever else writes there does it under one of these keys.
  const writers = sources('src/web/{storefront,ui/product,ui/browser,ui}/**/*.{ts,tsx}');
  const written = writers.flatMap((code) => [
    ...code.matchAll(/(?:local|session)Storage\.setItem\(([^,]+),/g),
  ]);
  const named = written.map(([, key = '']) => key.replaceAll(/[^\w +]/g, ''));
  expect([...new Set(named)].sort()).toEqual([
    ...[
      'ADDED_KEY',
      'LANGUAGE_KEY',
      'PREFIX + key',
      'REGION_KEY',
      'WELCOME_KEY',
      'key',
      'tokenKey',
    ],
  ]);
});

it('tells of every cookie, of which shoppers get none', () => {
  const setting = globSync('src/**/*.ts', { cwd: root }).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /header(?:s)?\(\s*'set-cookie'|'set-cookie':/i.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(setting.sort()).toEqual([
    ...['src/api/accounts/device-cookie.ts', 'src/api/media-cookie.ts'],
    'src/server/render/serve-pages.ts',
  ]);
  for (const name of ['device', 'seller-media', 'admin-media', 'preview-media']) {
    expect(text).toContain(`“${name}”`);
  }
});

it('repeats what each form says, in the same words', () => {
  const { agreedTo, ...others } = words;
  for (const said of [agreedTo(NOTICE_FACTS.site.name), ...Object.values(others)]) {
    expect(text).toContain(said);
  }
  const forms = sources('src/web/**/*.tsx').join('\n');
  for (const name of Object.keys(words)) expect(forms).toMatch(new RegExp(`\\b${name}\\b`));
});

it('says the same in Arabic: as much below the same headings, with the same figures and links', () => {
  const outline = (language: Language) =>
    noticeText(NOTICE_FACTS, language).map(({ id, paragraphs, items }) => ({
      id,
      paragraphs: paragraphs.length,
      links: items.map(({ link }) => link),
    }));
  expect(outline('ar')).toEqual(outline('en'));
  const figuresIn = (language: Language) =>
    JSON.stringify(noticeText(NOTICE_FACTS, language))
      .replaceAll(/(?<=\d),(?=\d{3})/g, '')
      .match(/\d{3,}/g);
  expect(figuresIn('ar')).toEqual(figuresIn('en'));
});
