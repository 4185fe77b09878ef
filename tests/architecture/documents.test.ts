import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#web/routes.ts';
import { accessTable } from '../access/access-table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md', 'bench/**/*.md', 'demo/**/*.md'], {
  cwd: root,
});
const code = globSync('{src,bench,demo,scripts,tests}/**/*.{ts,tsx,js,sql,css}', { cwd: root });
const everything = [...documents, ...code].filter((file) => !file.endsWith('documents.test.ts'));

/** Headings of a document as links name them: in small letters, with dashes, without other signs. */
function headingsOf(file: string): Set<string> {
  const text = read(file).replace(/^```[\s\S]*?^```/gm, '');
  const titles = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
  return new Set(
    titles.map((title) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );
}

/** Whether a document, and the heading named behind its `#`, is there. */
function isThere(target: string): boolean {
  const [file = '', heading] = target.split('#');
  if (!documents.includes(file)) return false;
  return heading === undefined || headingsOf(file).has(heading);
}

test('every document and heading that the code refers to is there', () => {
  const lost = code.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/-]+\.md(#[\w-]+)?/g)]
      .filter(([target]) => !isThere(target))
      .map(([target]) => `${file}: ${target}`),
  );
  expect(lost).toEqual([]);
});

test('every link between documents leads somewhere', () => {
  const links = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => ({
      file,
      target: link.startsWith('#') ? file + link : relative(root, join(root, dirname(file), link)),
    })),
  );
  expect(links.length).toBeGreaterThan(60);
  const lost = links.filter(({ target }) =>
    /\.md(#|$)/.test(target) ? !isThere(target) : globSync(target, { cwd: root }).length === 0,
  );
  expect(lost).toEqual([]);
});

test('every file and folder that a document names is there', () => {
  const within = ['', 'src/', 'src/database/'];
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/`((?:[\w.-]+\/)+[\w.*-]*)`/g)].map(([, path = '']) => ({
      file,
      path,
    })),
  );
  const ours = named.filter(({ path }) =>
    /^(src|scripts|tests|bench|docs|contracts|domain|database|media|services|api|web|server|migrations|queries|schema)\//.test(
      path,
    ),
  );
  expect(ours.length).toBeGreaterThan(30);
  const lost = ours.filter(({ path }) =>
    within.every((folder) => globSync(`${folder}${path}{,.ts,.tsx}`, { cwd: root }).length === 0),
  );
  expect(lost).toEqual([]);
});

test('every source file that a document names alone is there', () => {
  const names = new Set(code.map((file) => basename(file)));
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/`([\w-]+\.(?:tsx?|sql))`/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ name }) => !names.has(name))).toEqual([]);
});

test('every decision has a number of its own, in its name and in its title', () => {
  const decisions = documents.filter((file) => file.startsWith('docs/decisions/'));
  const numbers = decisions.map((file) => Number(basename(file).slice(0, 3)));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const titles = decisions.map((file) => Number(/^# (\d+)[.:] /.exec(read(file))?.[1]));
  expect(titles).toEqual(numbers);
});

test('nothing cites a document that is not here', () => {
  const cited = /\b(?:SPEC|DESIGN|LOOK)(?: ?§|\.md)/;
  expect(everything.filter((file) => cited.test(read(file)))).toEqual([]);
});

test('docs/behaviour/api.md has every call, and no other', () => {
  const told = [...read('docs/behaviour/api.md').matchAll(/^\| `([A-Z]+ \/[^`]+)`/gm)];
  const calls = Object.keys(accessTable).map((call) =>
    call.replace(' /api', ' ').replaceAll(/:(\w+)/g, '{$1}'),
  );
  expect(told.map(([, call]) => call).sort()).toEqual(calls.sort());
});

test('docs/behaviour/api.md has every refusal by its status and code', () => {
  const rows = new Map(
    [...read('docs/behaviour/api.md').matchAll(/^\| (\d{3}) \| ([^|]+)/gm)].map(
      ([, status = '', codes = '']) => [status, codes],
    ),
  );
  const refusals = code
    .filter((file) => /^src\/(?!.*\.test\.)/.test(file))
    .flatMap((file) => [...read(file).matchAll(/\bfailure\(\s*(\d{3}),\s*'([\w-]+)'/g)]);
  expect(refusals.length).toBeGreaterThan(30);
  const untold = refusals.filter(
    ([, status = '', word]) => !rows.get(status)?.includes(`\`${word}\``),
  );
  expect(untold.map(([, status, word]) => `${status} ${word}`)).toEqual([]);
});

test('the pages on the three faces have every address of a page', () => {
  const pages = ['storefront', 'seller', 'admin'].map((face) => read(`docs/behaviour/${face}.md`));
  const told = new Set(
    [...pages.join('\n').matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => withoutNames(path)),
  );
  const addresses = pathsOf(routes as RouteConfigEntry[]).filter((path) => !path.includes('*'));
  expect(addresses.length).toBeGreaterThan(40);
  expect(addresses.filter((path) => !told.has(withoutNames(path)))).toEqual([]);
});

/** Whatever a page calls its parameters, and whether or not its address ends in a slash. */
const withoutNames = (path: string) =>
  path
    .toLowerCase()
    .replaceAll(/\{\w+\}|:\w+/g, '{}')
    .replace(/(?<=.)\/$/, '');

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    const spelt = own.endsWith('?') ? [own.replace(/\/[^/]*\?$/, ''), own.slice(0, -1)] : [own];
    const isPage = index === true || (path !== undefined && children.length === 0);
    return [...(isPage ? spelt.map((each) => each || '/') : []), ...pathsOf(children, own)];
  });
}
