import { readFileSync } from 'node:fs';

/** One row of the table of layers in ARCHITECTURE.md, by which the fence goes. */
export type Layer = {
  name: string;
  /** Matches the paths of the layer's files. */
  files: string;
  /** Names of other layers; a layer always imports itself. */
  mayImport: readonly string[];
};

type Row = { name: string; path: string; mayImport: string[] };

/** The rows `| name | `path` | layers, or – |` of the table headed `layer`. */
function readTable(): Row[] {
  const text = readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8');
  const [, table = ''] = /^\| layer \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(text) ?? [];
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [, name, path, others] = /^\| ([\w/-]+) \| `([^`]+)` \| (.+) \|$/.exec(line) ?? [];
      if (!name || !path || !others)
        throw new Error(`ARCHITECTURE.md has a row of no layer: ${line}`);
      return { name, path, mayImport: others === '–' ? [] : others.split(', ') };
    });
}

/** A path that ends in a slash is a folder with all below it; a star stands for part of a file's name. */
const patternOf = (path: string) =>
  path.replaceAll('.', '\\.').replaceAll('*', '[^/]+') + (path.endsWith('/') ? '' : '$');

const rows = readTable();

/** The layers of `src`. A file belongs to the first row that it matches. */
export const layers: readonly Layer[] = rows.map(({ name, path, mayImport }, index) => {
  const earlier = rows.slice(0, index).map((row) => `(?!${patternOf(row.path)})`);
  return { name, files: `^${earlier.join('')}${patternOf(path)}`, mayImport };
});

/** Packages that are heavy, or that decide how a layer is made, and the layers they are at home in. */
export const homes: readonly { packages: string; at: readonly string[] }[] = [
  { packages: 'drizzle-orm|pg|@electric-sql/[^/]+', at: ['database'] },
  {
    packages:
      'sharp|mediabunny|@myriaddreamin/[^/]+|@aws-sdk/[^/]+|@smithy/[^/]+|file-type|thumbhash',
    at: ['media'],
  },
  { packages: 'csv-parse|saxen|write-excel-file|yauzl|chardet|numfmt', at: ['media'] },
  { packages: '@node-rs/argon2|jose', at: ['services'] },
  { packages: '@modelcontextprotocol/server', at: ['api'] },
  { packages: 'nodemailer', at: ['services', 'server'] },
  { packages: 'fastify|@fastify/[^/]+|fastify-[\\w-]+', at: ['api', 'server'] },
  {
    packages: 'react|react-dom',
    at: [
      'languages',
      ...['web', 'web/ui', 'web/ui/back-office', 'web/storefront', 'web/seller', 'web/admin'],
    ],
  },
  {
    packages:
      'lucide-react|sonner|recharts|react-hook-form|@base-ui/[^/]+|@tanstack/[^/]+|@hookform/[^/]+',
    at: ['web/ui/back-office', 'web/seller', 'web/admin'],
  },
  {
    packages: 'react-router',
    at: [
      'web',
      'web/context',
      'web/ui',
      'web/ui/back-office',
      'web/storefront',
      'web/seller',
      'web/admin',
      'server',
    ],
  },
  { packages: 'libphonenumber-js', at: ['contracts', 'domain'] },
  {
    packages: 'zod',
    at: ['contracts', 'services', 'api', 'server', 'web/ui/back-office', 'web/seller', 'web/admin'],
  },
];

/** Layers that reach the first page of a shopper: they take types from contracts, never its zod. */
export const light: readonly string[] = [
  'web',
  'web/ui',
  'web/context',
  'web/storefront',
  'domain',
];

/** Layers that run in browsers too, so that they know no file, no process and no network of Node. */
export const anywhere: readonly string[] = ['languages', 'contracts', 'domain'];
