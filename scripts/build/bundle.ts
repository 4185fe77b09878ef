import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ownPrograms, resourceUrls } from './resource-urls.ts';

/** Only `npm run dev` needs it. */
const developmentOnly = new Set(['vite']);
/** What pages share with the server around them: one copy of each, or contexts would not be found. */
const sharedWithPages = /^(react|react-dom|react-router)(\/|$)/;

/**
 * Bundles our own code of the server into `folder`, with each program that runs in a thread or process
 * of its own as a file. Packages stay outside. Returns the names of those that it imports.
 */
export async function bundleServer(root: string, folder: string): Promise<string[]> {
  const input = { dhow: join(root, 'src/server/dhow.ts'), ...ownPrograms(root) };
  const output = await bundle(root, folder, input, { noExternal: [/^#/] });
  return packagesOf(output);
}

/**
 * Bundles the built pages in `pages` into `folder`, with the packages that draw them: of most, a page
 * needs little. Returns the names of the packages that stay outside.
 */
export async function bundlePages(root: string, pages: string, folder: string): Promise<string[]> {
  const output = await bundle(
    root,
    folder,
    { index: join(pages, 'index.js') },
    { noExternal: true, external: [/^react$/, /^react-dom$/, /^react-router$/] },
  );
  return packagesOf(output);
}

type Packages = { noExternal: true | RegExp[]; external?: RegExp[] };

async function bundle(
  root: string,
  folder: string,
  input: Record<string, string>,
  { noExternal }: Packages,
): Promise<Rolldown.RolldownOutput> {
  return (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [resourceUrls(root)],
    define: noExternal === true ? { 'process.env.NODE_ENV': '"production"' } : {},
    ssr: { target: 'node', noExternal },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node26',
      minify: false,
      rolldownOptions: {
        input,
        ...(noExternal === true && { external: sharedWithPages }),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
}

function packagesOf({ output }: Rolldown.RolldownOutput): string[] {
  const own = new Set(output.map(({ fileName }) => fileName));
  const imported = output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  );
  const names = imported
    .filter((name) => !own.has(name) && !isBuiltin(name) && !name.startsWith('.'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    .filter((name) => !developmentOnly.has(name));
  return [...new Set(names)].sort();
}
