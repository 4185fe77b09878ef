/** Which layer may import which: the one table that the fence, and whoever reads it, goes by. */
export type Layer = {
  name: string;
  /** Matches the paths of the layer's files. */
  files: string;
  /** Names of other layers; a layer always imports itself. */
  mayImport: readonly string[];
};

const section = (name: string, shapes: readonly string[] = []): Layer => ({
  name: `web/${name}`,
  files: `^src/web/${name}/`,
  mayImport: ['contracts', 'domain', 'web/ui', 'web/context', ...shapes],
});

/** The layers of `src`, from the bottom up. */
export const layers: readonly Layer[] = [
  { name: 'contracts', files: '^src/contracts/', mayImport: [] },
  { name: 'domain', files: '^src/domain/', mayImport: ['contracts'] },
  { name: 'media', files: '^src/media/', mayImport: ['contracts'] },
  { name: 'database', files: '^src/database/', mayImport: ['contracts', 'domain'] },
  {
    name: 'services',
    files: '^src/services/',
    mayImport: ['contracts', 'domain', 'database', 'media'],
  },
  {
    name: 'api',
    files: '^src/api/',
    mayImport: ['contracts', 'domain', 'database', 'services'],
  },
  {
    /** What the server hands to loaders: the keys, which root and sections must share. */
    name: 'web/context',
    files: '^src/web/[\\w-]+-context\\.ts$',
    mayImport: ['contracts', 'domain'],
  },
  { name: 'web/ui', files: '^src/web/ui/(?!back-office/)', mayImport: ['contracts', 'domain'] },
  {
    /** What the two back offices share; none of it reaches a shopper. */
    name: 'web/ui/back-office',
    files: '^src/web/ui/back-office/',
    mayImport: ['contracts', 'domain', 'web/ui', 'web/context'],
  },
  section('storefront'),
  section('seller', ['web/ui/back-office']),
  section('admin', ['web/ui/back-office']),
  {
    name: 'web',
    files: '^src/web/(?![\\w-]+-context\\.ts$)[^/]+$',
    mayImport: [
      'contracts',
      'domain',
      'web/context',
      'web/ui',
      'web/storefront',
      'web/seller',
      'web/admin',
    ],
  },
  {
    name: 'server',
    files: '^src/server/',
    mayImport: [
      'contracts',
      'domain',
      'media',
      'database',
      'services',
      'api',
      'web',
      'web/context',
    ],
  },
];

/** Packages that are heavy, or that decide how a layer is made, and the layers they are at home in. */
export const homes: readonly { packages: string; at: readonly string[] }[] = [
  { packages: 'drizzle-orm|pg|@electric-sql/[^/]+', at: ['database'] },
  { packages: 'sharp|mediabunny|aws4fetch|file-type|thumbhash', at: ['media'] },
  { packages: 'csv-parse|saxen|write-excel-file|yauzl', at: ['media'] },
  { packages: '@node-rs/argon2|jose', at: ['services'] },
  { packages: 'nodemailer', at: ['services', 'server'] },
  { packages: 'fastify|@fastify/[^/]+|fastify-[\\w-]+', at: ['api', 'server'] },
  {
    packages: 'react|react-dom',
    at: ['web', 'web/ui', 'web/ui/back-office', 'web/storefront', 'web/seller', 'web/admin'],
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
export const anywhere: readonly string[] = ['contracts', 'domain'];
