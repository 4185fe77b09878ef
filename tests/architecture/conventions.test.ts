import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isTest = (file: string) => file.includes('.test.');
const files = globSync('{src,bench,scripts,tests}/**/*.{ts,tsx,js,sql}', { cwd: root });
const code = files.filter((file) => /^src\/.*\.tsx?$/.test(file) && !isTest(file));
const queries = code.filter((file) => file.startsWith('src/database/'));

/** One file a change, in the order of their numbers: nobody looks for one by its subject. */
const MIGRATIONS = 'src/database/migrations';

/** The files that say `pattern`, with the first line that does. */
function saying(pattern: RegExp, among: string[]): string[] {
  return among.flatMap((file) => {
    const line = read(file)
      .split('\n')
      .find((candidate) => pattern.test(candidate));
    return line === undefined ? [] : [`${file}: ${line.trim()}`];
  });
}

test('names are in kebab-case and say what the file holds', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/;
  const vague = /\b(utils?|helpers?|lib|common|misc)\b|^index\.tsx?$/;
  const names = files.filter((file) => !file.startsWith(MIGRATIONS));
  expect(names.filter((file) => !kebab.test(basename(file)))).toEqual([]);
  expect(names.filter((file) => file.split('/').some((part) => vague.test(part)))).toEqual([]);
});

test('only the settings read the environment', () => {
  // The table of pages is read by the build, which is told the language.
  const others = code.filter(
    (file) => !file.startsWith('src/server/config/') && file !== 'src/web/routes.ts',
  );
  expect(saying(/process\.env\b(?<!(?:readConfig|checkSettings)\(process\.env)/, others)).toEqual(
    [],
  );
});

test('columns are named: no select *, no select() or returning() of whole rows', () => {
  expect(queries.length).toBeGreaterThan(20);
  expect(saying(/\bselect\s+(\w+\.)?\*/i, queries)).toEqual([]);
  expect(saying(/\.(select|returning)\(\)/, code)).toEqual([]);
});

test('functions, not classes, but for errors', () => {
  expect(saying(/^(export )?(abstract )?class (?!\w+ extends \w*Error\b)/, code)).toEqual([]);
});

test('only what prints for people talks on the console', () => {
  const others = code.filter((file) => !/^src\/server\/print-[\w-]+\.ts$/.test(file));
  expect(saying(/\bconsole\.\w+\(/, others)).toEqual([]);
});

test('what people type becomes no address, but what they search for', () => {
  const forms = code.filter((file) => file.startsWith('src/web/') && /<form\b/.test(read(file)));
  const sent = forms.map((file) => [file, /<form\b[^>]*\bmethod="(\w+)"/.exec(read(file))?.[1]]);
  expect(Object.fromEntries(sent)).toEqual({
    'src/web/storefront/newsletter/newsletter-step.tsx': 'post',
    'src/web/storefront/product-list/product-list-form.tsx': 'get',
    'src/web/ui/private-form.tsx': 'post',
    'src/web/ui/query-form.tsx': 'get',
  });
});

test('addresses of pages, and paths of calls, are written in their tables alone', () => {
  const tables = /(?:ui\/(?:back-office\/)?addresses|page-queries|web\/routes)\.ts$/;
  const others = code.filter((file) => file.startsWith('src/web/') && !tables.test(file));
  expect(saying(/["'`]\/(?:admin|seller)\/[^"'`*]/, others)).toEqual([]);
  expect(saying(/\bapi\/(?:admin|seller|get-)/, others)).toEqual([]);
});
