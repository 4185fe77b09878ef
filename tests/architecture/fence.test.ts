import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fence, readFence } from './fence.ts';
import { homes, layers, light } from './layers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root });

describe('the house', () => {
  let fence: Fence;
  beforeAll(() => {
    fence = readFence(root);
  });

  test('is read whole', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((file) => !fence.files.includes(file))).toEqual([]);
  });

  test('has every file in exactly one layer', () => {
    const owners = (file: string) => layers.filter(({ files }) => new RegExp(files).test(file));
    expect(sources.filter((file) => owners(file).length !== 1)).toEqual([]);
  });

  test('keeps to the table', () => {
    expect(fence.violations).toEqual([]);
  });
});

describe('the fence catches', () => {
  const copy = mkdtempSync(join(tmpdir(), 'dhow-fence-'));
  let violations: string[];

  beforeAll(() => {
    for (const part of ['src', 'demo', 'package.json', 'tsconfig.json']) {
      cpSync(join(root, part), join(copy, part), { recursive: true });
    }
    for (const part of ['bench', 'scripts', 'tests']) mkdirSync(join(copy, part));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const files = { ...plantedImports(), ...plantedPackages(), ...plantedOddities };
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), content);
    }
    ({ violations } = readFence(copy));
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  /** The rules that `file` breaks. */
  const brokenBy = (file: string) =>
    violations
      .filter((line) => line.includes(`: ${file} →`) || line.endsWith(`: ${file}`))
      .map((line) => line.slice(0, line.indexOf(':')));

  test('an import that the table does not name, and no other', () => {
    const pairs = layers.flatMap((from) =>
      layers.filter((to) => to !== from).map((to) => ({ from, to })),
    );
    const caught = pairs.filter(({ from, to }) =>
      brokenBy(importing(from.name, to.name)).includes(`layer ${from.name}`),
    );
    const forbidden = pairs.filter(({ from, to }) => !from.mayImport.includes(to.name));
    expect(caught).toEqual(forbidden);
  });

  test.each(homes)('$packages away from home', ({ packages, at }) => {
    const strangers = layers.map(({ name }) => name).filter((name) => !at.includes(name));
    for (const file of strangers.flatMap((layer) => using(layer, packages))) {
      expect(brokenBy(file), file).toContain(`home of ${packages}`);
    }
    for (const file of at.flatMap((layer) => using(layer, packages))) {
      expect(brokenBy(file), file).not.toContain(`home of ${packages}`);
    }
  });

  test('the zod of contracts in what reads typed texts', () => {
    expect(brokenBy('src/contracts/typed/planted-schema.ts')).toEqual([
      'what is typed is read without zod',
    ]);
  });

  test.each(light)('the zod of contracts in %s, but not a type', (layer) => {
    expect(brokenBy(importing(layer, 'contracts'))).toContain('types only of contracts');
    expect(brokenBy(inLayer(layer, 'planted-type'))).toEqual([]);
  });

  test('a circle', () => {
    const circles = violations.filter((line) => line.startsWith('no circle'));
    expect(circles.filter((line) => line.includes('planted-circle'))).toHaveLength(1);
  });

  test.each([
    ['src/contracts/planted-file.ts', 'runs anywhere'],
    ['src/domain/planted-orphan.ts', 'no orphan'],
    ['src/domain/planted-gap.ts', 'nothing missing'],
    ['src/domain/planted-test-import.ts', 'no test imported'],
    ['src/media/planted-using.ts', 'layer media'],
    ['src/media/planted-dynamic.ts', 'layer media'],
    ['src/services/planted-demo.ts', 'layer services'],
    ['src/api/planted-type.ts', 'layer api'],
  ])('%s: %s', (file, rule) => {
    expect(brokenBy(file)).toContain(rule);
  });
});

/** A file name in a layer; at the root of web it must look like what the layer holds. */
function inLayer(layer: string, name: string): string {
  if (layer === 'web/context') return `src/web/${name}-context.ts`;
  return `src/${layer}/${name}.ts`;
}

const slug = (text: string) => text.replaceAll(/\W+/g, '-');
const importing = (from: string, to: string) => inLayer(from, `planted-into-${slug(to)}`);

function using(layer: string, packages: string): string[] {
  return namesOf(packages).map((name) => inLayer(layer, `planted-with-${slug(name)}`));
}

/** Packages that the expression stands for; where it has a pattern, one that matches. */
function namesOf(packages: string): string[] {
  return packages.split('|').map((name) => name.replace(/\[.*\]\+/, 'whatever'));
}

function plantedImports(): Record<string, string> {
  const files = layers.flatMap((to) => [
    [inLayer(to.name, 'planted'), 'export const planted = 1;\n'],
    ...layers
      .filter((from) => from !== to)
      .map((from) => {
        const target = inLayer(to.name, 'planted').replace('src/', '#');
        return [importing(from.name, to.name), `export { planted } from '${target}';\n`];
      }),
  ]);
  return Object.fromEntries(files) as Record<string, string>;
}

function plantedPackages(): Record<string, string> {
  const files = homes.flatMap(({ packages }) =>
    layers.flatMap(({ name: layer }) =>
      namesOf(packages).map((name) => [
        inLayer(layer, `planted-with-${slug(name)}`),
        `import * as planted from '${name}';\nexport { planted };\n`,
      ]),
    ),
  );
  return Object.fromEntries(files) as Record<string, string>;
}

const plantedOddities: Record<string, string> = {
  ...Object.fromEntries(
    light.map((layer) => [
      inLayer(layer, 'planted-type'),
      `import type { Price } from '#contracts/price.ts';\nexport type Planted = Price;\n`,
    ]),
  ),
  'src/contracts/typed/planted-schema.ts': `export { Id } from '#contracts/id.ts';\n`,
  'src/contracts/planted-file.ts': `export { readFileSync } from 'node:fs';\n`,
  'src/domain/planted-circle.ts': `export { other } from './planted-back.ts';\nexport const one = 1;\n`,
  'src/domain/planted-back.ts': `export { one } from './planted-circle.ts';\nexport const other = 2;\n`,
  'src/domain/planted-orphan.ts': 'export const alone = 1;\n',
  'src/domain/planted-gap.ts': `export { gone } from './gone.ts';\n`,
  'src/domain/planted.test.ts': `import { planted } from './planted.ts';\nexport const tested = planted;\n`,
  'src/domain/planted-test-import.ts': `export { tested } from './planted.test.ts';\n`,
  'src/media/planted-using.ts': `import { planted } from '#database/planted.ts';
export async function run() {
  await using file = await planted.open();
  return file;
}
`,
  'src/media/planted-dynamic.ts': `export const load = () => import('#database/planted.ts');\n`,
  'src/services/planted-demo.ts': `export * from '#demo/planted.ts';\n`,
  'demo/planted.ts': 'export const planted = 1;\n',
  'src/api/planted-type.ts': `import type { planted } from '#media/planted.ts';\nexport type Planted = typeof planted;\n`,
};
