import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type HardCoded, hardCoded, hardCodedIn } from './hard-coded-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folders whose texts are in `src/languages`. */
const folders = ['src/web/storefront', 'src/web/seller', 'src/web/ui'];

/** Texts that are the same in every language, and why. */
const exceptions: readonly (HardCoded & { why: string })[] = [
  { file: 'src/web/storefront/footer.tsx', text: 'Instagram', why: 'a name' },
  {
    file: 'src/web/seller/leads/replies/template-dialog.tsx',
    text: 'Calderon Harbour Chronograph',
    why: 'the name of a product, as an example',
  },
  ...[
    'A marketplace of many sellers, with prices in Indian rupees and UAE dirhams. There is no checkout: a person asks the',
    'Universal Commerce Protocol, version 2026-04-08',
    'Model Context Protocol over Streamable HTTP: search_catalog, lookup_catalog, get_product, prepare_enquiry',
  ].map((text) => ({
    ...{ file: 'src/web/storefront/seo/llms-text.ts', text },
    why: 'for programs, which are told once, in English',
  })),
];

const isAt = (one: HardCoded) => (other: HardCoded) =>
  one.file === other.file && one.text === other.text;

test('texts stand in the languages, not in the code', () => {
  const found = hardCodedIn(root, folders);
  expect(found.filter((each) => !exceptions.some(isAt(each)))).toEqual([]);
  expect(exceptions.filter((each) => !found.some(isAt(each)))).toEqual([]);
});

test('no text names the shop, which is called as its owners decide', () => {
  const naming = globSync('src/languages/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /\bDhow\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  // The first words of a fresh shop, which has this name.
  expect(naming.filter((file) => !file.endsWith('/contracts/site.ts'))).toEqual([]);
});

test.each([
  ['<p>Save it</p>', 'Save it'],
  ['<p>{count} pieces</p>', 'pieces'],
  ["<p>{isOn ? 'on' : name}</p>", 'on'],
  ["<p>{isOn && 'on'}</p>", 'on'],
  [`<p>{\`of \${count}\`}</p>`, 'of'],
  ["<>{'a' + 'few'}</>", 'few'],
  ['<a aria-label="menu" />', 'menu'],
  [`<img alt={\`picture \${at}\`} />`, 'picture'],
  ["<Field label={isNew ? 'new' : old} />", 'new'],
  ["tell('Nothing was saved.')", 'Nothing was saved.'],
  [`tell(\`Nothing is in \${place}\`)`, 'Nothing is in …'],
  ["schema.min(1, 'Name is required')", 'Name is required'],
  ["const column = { title: 'Name' }", 'Name'],
])('in %s the text is found', (code, text) => {
  expect(hardCoded('a.tsx', code)).toEqual([text]);
});

test.each([
  '<p className="flex gap-2">{texts.save}</p>',
  '<p>{4} × {5} · {name}</p>',
  '<input type="text" name="userName" aria-label={texts.name} />',
  '<p>{format(when, "day")}</p>',
  "throw new Error('Only screens have one')",
  "const header = { Accept: 'text/html', key: 'createdAt' }",
])('in %s there is none', (code) => {
  expect(hardCoded('a.tsx', code)).toEqual([]);
});
