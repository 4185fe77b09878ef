import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ownPrograms, resourceUrls } from './resource-urls.ts';

/** Only `npm run dev` needs it. */
const developmentOnly = new Set(['vite']);
/** What pages share with the server around them: one copy of each, or contexts would not be found. */
const sharedWithPages = /^(react|react-dom|react-router)(\/|$)/;

/**
 * Packages that a start reads by the hundred of small files, with what only they need: to find and read
 * these takes longer than to run them.
 */
const ofManyFiles = [
  'drizzle-orm',
  'jose',
  'libphonenumber-js',
  'nodemailer',
  'zod',
  ...['fastify-type-provider-zod', '@fastify/error'],
  ...['write-excel-file', 'fflate'],
  ...['@fastify/swagger', 'json-schema-resolver', 'rfdc', 'yaml'],
  ...['@block65/webcrypto-web-push', 'uint8array-extras'],
];

/** Names of packages: those that a bundle imports, and those that it contains. */
export type Bundled = { outside: string[]; inside: string[] };

/**
 * Bundles our own code of the server into `folder`, with each program that runs in a thread or process
 * of its own as a file. Packages stay outside, but those of many files.
 */
export async function bundleServer(root: string, folder: string): Promise<Bundled> {
  const input = { dhow: join(root, 'src/server/dhow.ts'), ...ownPrograms(root) };
  const output = await bundle(root, folder, input, { noExternal: [/^#/, ...ofManyFiles] });
  return packagesOf(output);
}

/**
 * Bundles the built pages in `pages` into `folder`, with the packages that draw them: of most, a page
 * needs little.
 */
export async function bundlePages(root: string, pages: string, folder: string): Promise<Bundled> {
  const output = await bundle(
    root,
    folder,
    { index: join(pages, 'index.js') },
    { noExternal: true, external: [/^react$/, /^react-dom$/, /^react-router$/] },
  );
  return packagesOf(output);
}

type Packages = { noExternal: true | (string | RegExp)[]; external?: RegExp[] };

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

function packagesOf({ output }: Rolldown.RolldownOutput): Bundled {
  const own = new Set(output.map(({ fileName }) => fileName));
  const chunks = output.filter((file) => file.type === 'chunk');
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const outside = imported
    .filter((name) => !own.has(name) && !isBuiltin(name) && !name.startsWith('.'))
    .map(packageOf)
    .filter((name) => !developmentOnly.has(name));
  const inside = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => id.split('/node_modules/').slice(1).map(packageOf));
  return { outside: [...new Set(outside)], inside: [...new Set(inside)] };
}

/** The package of a module, by its name or its path in `node_modules`. */
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
