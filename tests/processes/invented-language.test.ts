import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

// Follows docs/languages.md#another-language in a copy of the sources, with a language that nobody speaks.

const root = fileURLToPath(new URL('../..', import.meta.url));
const CODE = 'qaa';
const LIST = 'src/languages/languages.ts';
const MINUTES = 20 * 60_000;

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const [, recipe = ''] = read('docs/languages.md').split('\n## Another language\n');

/** The files that the recipe names besides a language's folder, and those of them that every language needs. */
const all = [...recipe.matchAll(/^\d+\. `(.+?)`/gm)].map(([, path = '']) => path);
const named = all.slice(0, all.indexOf('scripts/fonts/font-plan.ts'));

function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'dhow-language-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const files = [
    'src',
    'public',
    'scripts',
    'demo/pictures/site',
    '.fonts',
    '.scenes',
    'package.json',
  ];
  const settings = ['tsconfig.json', 'vite.config.ts', 'react-router.config.ts'];
  for (const path of [...files, ...settings]) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Changes a file of the copy, where it has these words. */
function change(path: string, ...changes: [from: string | RegExp, to: string][]): void {
  const before = readFileSync(path, 'utf8');
  const after = changes.reduce((text, [from, to]) => text.replace(from, to), before);
  expect(after, path).not.toBe(before);
  writeFileSync(path, after);
}

/** Copies the English folder, with each plain text in brackets, but for what programs read. */
function translate(copy: string): void {
  const folder = join(copy, 'src/languages', CODE);
  cpSync(join(copy, 'src/languages/en'), folder, { recursive: true });
  const exclude = ['**/formats.ts', 'searched.ts', 'typed.ts'];
  for (const file of globSync('**/*.ts', { cwd: folder, exclude })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/^(export const \w+ =\s+)'([^']+)';$/gm, "$1'⟦$2⟧';"));
  }
  change(join(folder, 'language.ts'), ["Language = 'en'", `Language = '${CODE}'`]);
}

/** The modules that say something in every language: they import a file of each. */
const registers = readdirSync(join(root, 'src/languages'))
  .map((file) => `src/languages/${file}`)
  .filter((path) => path.endsWith('.ts') && /^import \* as ar /m.test(read(path)));

/** The other files that have words, letters or functions of Hindi, tests aside. */
function mentioning(): string[] {
  const files = globSync(
    ['src/**/*.{ts,tsx,sql,css,typ}', 'demo/**/*.ts', 'scripts/**/*.ts', 'package.json'],
    {
      cwd: root,
      exclude: [
        'src/languages/**',
        'demo/catalogue/hi/**',
        '**/*.test.*',
        'src/database/functions/words/hindi-words.sql',
      ],
    },
  );
  return files.filter((path) => OF_HINDI.test(read(path)));
}
const OF_HINDI = /[\u0904-\u0939]|devanagari|hindi_forms|['"./]hi['"./]|lang\(hi\)/;

test(
  'another language is a folder, and the lines that the recipe names',
  () => {
    expect(named.toSorted()).toEqual([LIST, ...registers].toSorted());
    expect(all.toSorted()).toEqual([...named, ...mentioning()].toSorted());
    expect(all.length).toBeLessThanOrEqual(10);
    const copy = copyOfSources();
    translate(copy);
    const facts = `name: '⟦Qaa⟧', inEnglish: 'Qaa', direction: 'rtl', path: '/${CODE}', letters: /[⟦⟧]/`;
    change(join(copy, LIST), [/^ {2}ar: \{$/m, `  ${CODE}: { ${facts} },\n  ar: {`]);
    for (const register of registers) {
      change(
        join(copy, register),
        [/^import \* as ar from '\.\/ar\/(.+)';$/m, `$&\nimport * as ${CODE} from './${CODE}/$1';`],
        ['{ en, ', `{ en, ${CODE}, `],
      );
    }
    const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build'], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', PAGES_LANGUAGE: CODE },
    });
    expect(status, stdout + stderr).toBe(0);
    const assets = join(copy, 'build/client/assets');
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    const texts = scripts.map((file) => readFileSync(join(assets, file), 'utf8'));
    expect(texts.some((text) => text.includes('⟦Skip to content⟧'))).toBe(true);
    const server = readFileSync(join(copy, 'build/server/index.js'), 'utf8');
    expect(server).toContain(`basename = "/${CODE}"`);
  },
  MINUTES,
);
