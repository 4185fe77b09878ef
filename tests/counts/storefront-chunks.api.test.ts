import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const assets = fileURLToPath(new URL('../../build/client/assets/', import.meta.url));
const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
const read = (name: string) => readFileSync(assets + name, 'utf8');
const isOfBackOffices = (name: string) => name.startsWith('back-office');

type Route = { id: string; module: string; imports?: string[]; css?: string[] };

/** What React Router loads for each page, as the build wrote it down. */
const manifest: { entry: { module: string; imports: string[] }; routes: Record<string, Route> } =
  JSON.parse(
    read(names.find((name) => name.startsWith('manifest-')) ?? '').replace(/^[^{]*|;\s*$/g, ''),
  );

/** The files that pages load, at first or later: each with the one that asks for it. */
function reachedFrom(ids: RegExp): Map<string, string> {
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

it('no page of the storefront loads what the back offices share, at first or later', () => {
  const reached = reachedFrom(/^(root$|storefront\/)/);
  expect([...reached].filter(([name]) => isOfBackOffices(name))).toEqual([]);
  // It is found where it is loaded, scripts and style sheets.
  const theirs = [...reachedFrom(/^seller\//).keys()].filter(isOfBackOffices);
  expect(theirs.filter((name) => name.endsWith('.js'))).not.toEqual([]);
  expect(theirs.filter((name) => name.endsWith('.css'))).not.toEqual([]);
});

it('no chunk imports itself in a circle, so that none runs before what it needs', () => {
  const imported = (name: string) =>
    [
      ...read(name).matchAll(
        /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?"\.\/([\w.-]+)"/g,
      ),
    ]
      .map(([, asked = '']) => asked)
      .filter((asked) => names.includes(asked));
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
