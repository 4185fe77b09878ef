import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownPrograms, withBuiltUrls } from './resource-urls.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

test('every file that a module of the server names has a place in a build', () => {
  const files = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const built = files
    .map((file) => withBuiltUrls(root, join(root, file), readFileSync(join(root, file), 'utf8')))
    .flatMap((text) => [...text.matchAll(/new URL\([^)]*import\.meta\.url/g)]);
  expect(built.length).toBeGreaterThan(8);
  expect(Object.keys(ownPrograms(root))).toContain('embedded-thread');
});

test('one without is told by its name', () => {
  const code = "new URL('../../secrets.json', import.meta.url)";
  expect(() => withBuiltUrls(root, join(root, 'src/server/x.ts'), code)).toThrow(
    'A build has no place for secrets.json',
  );
});
