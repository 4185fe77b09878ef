import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { otherLanguages } from '#languages/languages.ts';

const assets = fileURLToPath(new URL('../../build/client/assets/', import.meta.url));
const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
const read = (name: string) => readFileSync(assets + name, 'utf8');
const isOfBackOffices = (name: string) => name.startsWith('back-office');

type Route = { id: string; module: string; imports?: string[]; css?: string[] };

type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

/** What React Router loads for each page in each language, as the builds wrote it down. */
const manifests = names
  .filter((name) => name.startsWith('manifest-'))
  .map((name): Manifest => JSON.parse(read(name).replace(/^[^{]*|;\s*$/g, '')));
/** That of a language has the back office of admins, or not. */
const inEnglish = manifests.find(({ routes }) => 'admin/back-office' in routes);
const inOthers = manifests.filter(({ routes }) => !('admin/back-office' in routes));
const languages = [
  ['English', inEnglish ?? { entry: { module: '', imports: [] }, routes: {} }],
  ...inOthers.map((manifest) => ['another language', manifest] as const),
] as const;

it('is built once in each language', () => {
  expect(inEnglish).toBeDefined();
  expect(inOthers).toHaveLength(otherLanguages.length);
});

/** The files that pages load, at first or later: each with the one that asks for it. */
function reachedFrom(manifest: Manifest, ids: RegExp): Map<string, string> {
  const reached = new Map<string, string>();
  const waiting: [string, string][] = Object.values(manifest.routes)
    .filter(({ id }) => ids.test(id))
    .flatMap(({ id, module, imports = [], css = [] }) =>
      [module, ...imports, ...css].map((path): [string, string] => [path, id]),
    );
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, from] = next;
    const name = path.replace(/^.*\/|#.*$/g, '');
    if (reached.has(name)) continue;
    reached.set(name, from);
    if (!name.endsWith('.js')) continue;
    for (const [, asked = ''] of read(name).matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+)["'`]/g)) {
      if (names.includes(asked)) waiting.push([asked, name]);
    }
  }
  return reached;
}

/** The files that a file cannot run without. */
const imported = (name: string) =>
  [
    ...read(name).matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?"\.\/([\w.-]+)"/g,
    ),
  ]
    .map(([, asked = '']) => asked)
    .filter((asked) => names.includes(asked));

it.each(languages)(
  'no page of the storefront loads what the back offices share, at first or later: %s',
  (_, manifest) => {
    const reached = reachedFrom(manifest, /^(root$|storefront\/)/);
    expect([...reached].filter(([name]) => isOfBackOffices(name))).toEqual([]);
    // It is found where it is loaded, scripts and style sheets.
    const theirs = [...reachedFrom(manifest, /^seller\//).keys()].filter(isOfBackOffices);
    expect(theirs.filter((name) => name.endsWith('.js'))).not.toEqual([]);
    expect(theirs.filter((name) => name.endsWith('.css'))).not.toEqual([]);
  },
);

it.each(languages)(
  'the editor of stories is loaded on its own screens alone: %s',
  (_, manifest) => {
    const loaders = Object.values(manifest.routes)
      .map(({ id }) => id)
      .filter((id) =>
        [...reachedFrom(manifest, new RegExp(`^${id}$`)).keys()].some(
          (name) => name.endsWith('.js') && read(name).includes('ProseMirror'),
        ),
      );
    const theirs = ['admin/inbox/newsletter-issue', 'admin/pages/page'];
    expect(loaders.sort()).toEqual(manifest === inEnglish ? theirs : []);
  },
);

it('no chunk imports itself in a circle, so that none runs before what it needs', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]) => {
    if (path.includes(name)) circles.push([...path.slice(path.indexOf(name)), name].join(' > '));
    if (done.has(name) || path.includes(name)) return;
    for (const next of imported(name)) visit(next, [...path, name]);
    done.add(name);
  };
  for (const name of names.filter((each) => each.endsWith('.js'))) visit(name, []);
  expect(names.some((name) => name.endsWith('.js') && imported(name).length > 0)).toBe(true);
  expect(circles).toEqual([]);
});

/** On a slow line every kB is a fiftieth of a second: forms and charts come when they are opened. */
const MOST_BEFORE_LIST = 278_100;

it.each(languages)(
  "a seller's list is shown before forms and charts are loaded: %s",
  (_, manifest) => {
    const first = /^(root|seller\/(back-office|back-office-layout|products\/products))$/;
    const routes = Object.values(manifest.routes).filter(({ id }) => first.test(id));
    expect(routes).toHaveLength(4);
    const loaded = new Set<string>();
    const load = (name: string): void => {
      if (loaded.has(name)) return;
      loaded.add(name);
      for (const next of imported(name)) load(next);
    };
    for (const { module, imports = [] } of [manifest.entry, ...routes]) {
      for (const path of [module, ...imports]) load(path.replace(/^.*\//, ''));
    }
    expect([...loaded].filter((name) => /forms|BarChart/.test(name))).toEqual([]);
    const sent = (name: string) =>
      statSync(existsSync(`${assets}${name}.br`) ? `${assets}${name}.br` : assets + name).size;
    const bytes = [...loaded].reduce((sum, name) => sum + sent(name), 0);
    expect(bytes).toBeLessThan(MOST_BEFORE_LIST);
  },
);

/** As `docs/behaviour/operation.md#budgets` says. */
const MOST_SCRIPT = 127_400;

it.each(languages)(
  'no page of the storefront loads more scripts at first than phones are to bear: %s',
  (_, manifest) => {
    const shown = ['root', 'storefront/layout', 'storefront/page-boundary'];
    const own = names.filter((name) => name.startsWith('storefront-manifest-')).slice(0, 1);
    expect(own).toHaveLength(1);
    const weights = Object.values(manifest.routes)
      .filter(({ id }) => id.startsWith('storefront/') && !id.startsWith('storefront/seo/'))
      .map(({ id }) => {
        const parts = [...shown, id].flatMap((each) => manifest.routes[each] ?? []);
        const loaded = [manifest.entry, ...parts].flatMap(({ module, imports = [] }) => [
          ...[module, ...imports].map((path) => path.replace(/^.*\/|#.*$/g, '')),
        ]);
        const files = [...new Set([...own, ...loaded])];
        return { id, bytes: files.reduce((sum, name) => sum + gzipSync(read(name)).length, 0) };
      });
    expect(weights.length).toBeGreaterThan(15);
    expect(weights.filter(({ bytes }) => bytes > MOST_SCRIPT)).toEqual([]);
  },
);

it('draws its icons without pictures in its styles, each of which is a document that a first view waits for', () => {
  const styles = names.filter((name) => /^storefront-.*\.css$/.test(name));
  expect(styles).toHaveLength(1);
  for (const style of styles) expect(read(style)).not.toMatch(/data:image.svg/);
});
