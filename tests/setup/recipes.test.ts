import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSameTexts } from '../../scripts/test/same-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = join(root, 'build/recipes');

type Step = { files: string; language: string; lines: string[] };

/** The blocks of code of a recipe, each with the files that its step names before it. */
function stepsOf(document: string): Step[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/^ {3}```(diff|tsx?)\n([\s\S]*?)^ {3}```$/gm)].map((block) => {
    const step =
      text
        .slice(0, block.index)
        .split(/^\d\. /m)
        .at(-1) ?? '';
    const named = [...step.matchAll(/`(src\/[\w*./-]+\.\w+)`/g)].map(([, file = '']) => file);
    const language = block[1] ?? '';
    return {
      files: language === 'diff' ? (named.at(-1) ?? '') : newFile(step),
      language,
      lines: (block[2] ?? '')
        .trimEnd()
        .split('\n')
        .map((line) => line.slice(3)),
    };
  });
}

/** A new file is named by its path below a folder that is there. */
function newFile(step: string): string {
  const [, file, folder] = /`([\w./-]+)` below `([\w./-]+)`/.exec(step) ?? [];
  return `${folder}/${file}`;
}

/** Does what a block says: a new file, or lines that are added at the one place where its other lines stand, else at the end. */
function follow({ files, language, lines }: Step): string[] {
  if (language !== 'diff') {
    mkdirSync(dirname(join(copy, files)), { recursive: true });
    writeFileSync(join(copy, files), `${lines.join('\n')}\n`);
    return [files];
  }
  const there = lines.filter((line) => !line.startsWith('+')).map((line) => `${line.slice(1)}\n`);
  const after = lines.map((line) => `${line.slice(1)}\n`).join('');
  return globSync(files, { cwd: copy }).filter((file) => {
    const text = readFileSync(join(copy, file), 'utf8');
    const places = text.split(there.join(''));
    if (there.length > 0 && places.length !== 2) return false;
    writeFileSync(join(copy, file), there.length === 0 ? text + after : places.join(after));
    return true;
  });
}

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  for (const part of ['src', 'demo/catalogue', '.react-router', 'package.json']) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  writeSameTexts(copy);
  const tsconfig = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const include = ['src', 'build/same-texts.ts', '.react-router/types/**/*'];
  const exclude = ['src/**/*.test.ts', 'src/**/*.test.tsx'];
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ ...tsconfig, include, exclude }));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('who follows the recipes for a field, a filter and a screen has what compiles', () => {
  for (const document of ['adding-a-field', 'adding-a-filter', 'adding-a-screen']) {
    const steps = stepsOf(`docs/${document}.md`);
    expect(steps.length).toBeGreaterThan(1);
    for (const step of steps) {
      expect(
        follow(step),
        `${document}: nowhere in ${step.files}:\n${step.lines.join('\n')}`,
      ).not.toEqual([]);
    }
  }
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(
    process.execPath,
    [compiler, '--noEmit', '--pretty', 'false', '--checkers', '1', '--project', '.'],
    { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  expect(stdout).toBe('');
});
