import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** `new URL('./path', import.meta.url)`: how our modules name the files beside them. */
const NAMED = /new URL\(\s*'(?<path>\.{1,2}\/[^']+)',\s*import\.meta\.url,?\s*\)/g;

/** Where a build has what the checkout has elsewhere, both from their roots. */
const resources: Record<string, string> = {
  build: 'pages',
  'build/empty-database.tar': 'database/empty-database.tar',
  demo: 'demo',
  'package.json': 'package.json',
  'src/database/migrations': 'database/migrations',
  'src/database/functions': 'database/functions',
  'src/media/documents/templates': 'documents',
};

/**
 * Returns the modules of `root` that run in threads and processes of their own: those that others name
 * by their addresses. Each is a file of the bundle under its own name.
 */
export function ownPrograms(root: string): Record<string, string> {
  const files = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const programs = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const paths = [...text.matchAll(NAMED)].map((match) => match.groups?.path ?? '');
    return paths.filter(isProgram).map((path) => join(root, dirname(file), path));
  });
  return Object.fromEntries(programs.map((file) => [basename(file, '.ts'), file]));
}

const isProgram = (path: string) => path.endsWith('.ts');

/**
 * Returns a module of `root` with the addresses of files as they are in a bundle whose modules all lie in
 * one folder below its root. Throws where a build has no place for one.
 */
export function withBuiltUrls(root: string, id: string, code: string): string {
  return code.replace(NAMED, (...found) => {
    const { path } = found.at(-1) as { path: string };
    if (isProgram(path)) return `new URL('./${basename(path, '.ts')}.js', import.meta.url)`;
    const target = relative(root, join(dirname(id), path));
    const built = resources[target];
    if (built === undefined) throw new Error(`A build has no place for ${target} (${id}).`);
    return `new URL('../${built}', import.meta.url)`;
  });
}

/** Has those addresses right in all modules of a bundle. */
export function resourceUrls(root: string): Plugin {
  return {
    name: 'dhow-resource-urls',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(join(root, 'src')) || !code.includes('import.meta.url')) return null;
      return withBuiltUrls(root, id, code);
    },
  };
}
