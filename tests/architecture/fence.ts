import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { anywhere, homes, type Layer, layers, light } from './layers.ts';

const testFile = /\.test\.tsx?$/;
const ours = /^(src|demo|tests|bench|scripts)\//;

/** One import of one file. `to` is a path of ours from the root, else what the import says. */
type Import = {
  from: string;
  to: string;
  kind: 'ours' | 'core' | 'package' | 'missing';
  isType: boolean;
};

type Rule = { name: string; forbids: (each: Import) => boolean };

export type Fence = {
  /** Paths of our own files that were read, relative to the root. */
  files: string[];
  /** `rule: from → to`, one per line. */
  violations: string[];
};

/** Reads every import below `root` and returns those that the table forbids. */
export function readFence(root: string): Fence {
  const { files, imports } = readImports(root);
  const known = new Set(imports.flatMap(({ from, to }) => [from, to]));
  const violations = [
    ...rules().flatMap(({ name, forbids }) =>
      imports.filter(forbids).map(({ from, to }) => `${name}: ${from} → ${to}`),
    ),
    ...circlesOf(imports).map((circle) => `no circle: ${circle.join(' → ')}`),
    ...files
      .filter((file) => isOwn(file) && !known.has(inEnglish(file)))
      .map((file) => `no orphan: ${file}`),
  ];
  return { files, violations: [...new Set(violations)].sort() };
}

/** Every import of every file of ours below `root`. */
export function readImports(root: string): { files: string[]; imports: Import[] } {
  const files = globSync('{src,demo,bench,scripts,tests}/**/*.{ts,tsx,js}', { cwd: root });
  const resolve = resolverOf(root);
  const imports = files.flatMap((from) =>
    importsOf(from, readFileSync(join(root, from), 'utf8'))
      // React Router writes these, elsewhere.
      .filter(({ said }) => !said.includes('+types/'))
      .map(({ said, isType }) => ({ from, isType, ...resolve(from, said) })),
  );
  return { files, imports };
}

/** Everything that is forbidden of an import, made from the table. Tests may import what they test. */
function rules(): Rule[] {
  return [
    ...layers.map(allowedOnly),
    ...homes.map(({ packages, at }) => ({
      name: `home of ${packages}`,
      forbids: ({ from, to, kind }: Import) =>
        isOwn(from) &&
        kind !== 'ours' &&
        !isIn(at, from) &&
        new RegExp(`^(${packages})(/|$)`).test(to),
    })),
    {
      name: 'types only of contracts',
      forbids: ({ from, to, isType }) =>
        isIn(light, from) &&
        !testFile.test(from) &&
        /^src\/contracts\/(?!calls\/|typed\/|policy\.ts$|facets\/list-facets\.ts$)/.test(to) &&
        !isType,
    },
    {
      name: 'what is typed is read without zod',
      forbids: ({ from, to, isType }) =>
        from.startsWith('src/contracts/typed/') &&
        !to.startsWith('src/contracts/typed/') &&
        !isType,
    },
    {
      // Loaders name their calls by value: the build takes loaders, and all that only they import, out.
      name: 'calls only in loaders and back offices',
      forbids: ({ from, to, isType }) =>
        /^src\/(domain\/|web\/ui\/(?!back-office\/))/.test(from) &&
        !testFile.test(from) &&
        to.startsWith('src/contracts/calls/') &&
        !isType,
    },
    {
      name: 'runs anywhere',
      forbids: ({ from, kind }) => isIn(anywhere, from) && !testFile.test(from) && kind === 'core',
    },
    { name: 'nothing missing', forbids: ({ kind }) => kind === 'missing' },
    { name: 'no test imported', forbids: ({ to }) => testFile.test(to) },
  ];
}

function allowedOnly({ name, files, mayImport }: Layer): Rule {
  return {
    name: `layer ${name}`,
    forbids: ({ from, to }) =>
      new RegExp(files).test(from) &&
      !testFile.test(from) &&
      ours.test(to) &&
      !isIn([name, ...mayImport], to) &&
      !(name === 'server' && to.startsWith('demo/')),
  };
}

/** Pages in another language import its file where those in English import theirs. */
const inEnglish = (file: string) => file.replace(/^src\/languages\/[a-z]+\//, 'src/languages/en/');

const isOwn = (file: string) =>
  file.startsWith('src/') && !testFile.test(file) && !file.endsWith('.d.ts');

function isIn(names: readonly string[], file: string): boolean {
  return names.some((name) => {
    const layer = layers.find((candidate) => candidate.name === name);
    if (!layer) throw new Error(`The table names no layer ${name}`);
    return new RegExp(layer.files).test(file);
  });
}

/** What a file imports, in the words of its imports, and whether nothing of it is left at run time. */
function importsOf(file: string, text: string): { said: string; isType: boolean }[] {
  const { module, program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const { staticImports, staticExports } = module;
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      said: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ said: moduleRequest.value, isType }] : [],
      ),
    ),
    ...(/\bimport\(/.test(text) ? calledIn(program) : []),
  ];
}

/** The imports that are written as calls, among types too: import('./there.ts').Thing. */
function calledIn(program: ESTree.Program): { said: string; isType: boolean }[] {
  const called: { said: string; isType: boolean }[] = [];
  const note = (source: ESTree.Expression, isType: boolean) => {
    if (source.type === 'Literal' && typeof source.value === 'string') {
      called.push({ said: source.value, isType });
    }
  };
  new Visitor({
    ImportExpression: ({ source }) => note(source, false),
    TSImportType: ({ source }) => note(source, true),
  }).visit(program);
  return called;
}

function resolverOf(root: string) {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const isThere = (path: string) => existsSync(join(root, path));
  return (from: string, said: string): Pick<Import, 'to' | 'kind'> => {
    const [path = ''] = said.split('?');
    const [key, target] =
      Object.entries(imports).find(([name]) => path.startsWith(name.slice(0, -1))) ?? [];
    if (path.startsWith('.') || (key && target)) {
      const to =
        key && target
          ? posix.join(target.slice(0, -1), path.slice(key.length - 1))
          : posix.join(posix.dirname(from), path);
      return { to, kind: isThere(to) ? 'ours' : 'missing' };
    }
    if (path.startsWith('node:') || builtinModules.includes(path))
      return { to: path, kind: 'core' };
    const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
    const isKnown = isThere(`node_modules/${name}`) || path.startsWith('virtual:');
    return { to: path, kind: isKnown ? 'package' : 'missing' };
  };
}

/** The files that import each other at run time in a circle: each circle that a walk closes, once. */
function circlesOf(imports: readonly Import[]): string[][] {
  const next = Map.groupBy(
    imports.filter(({ kind, isType }) => kind === 'ours' && !isType),
    ({ from }) => from,
  );
  const done = new Set<string>();
  const circles: string[][] = [];
  const walk = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file]);
    if (done.has(file) || way.includes(file)) return;
    for (const { to } of next.get(file) ?? []) walk(to, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return circles;
}
