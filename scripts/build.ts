// node scripts/build.ts [FOLDER]: makes `dist/`, which runs with production packages alone.
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { languageNames } from '../src/languages/languages.ts';
import { fontPackages } from '../src/media/documents/fonts.ts';
import { bundlePages, bundleServer } from './build/bundle.ts';
import { writeProductionPackages } from './build/production-packages.ts';

/** Found at run time: by the reference of the API, and the fonts of documents. */
const foundByName = ['@fastify/swagger-ui', ...fontPackages];

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const target = resolve(root, process.argv[2] ?? 'dist');
const folder = `${target}-unfinished`;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const pages = dirname(realpathSync(join(root, 'build', 'server')));
const bundles = [
  await bundleServer(root, join(folder, 'server')),
  await bundlePages(root, join(pages, 'server'), join(folder, 'pages', 'server')),
];
for (const language of languageNames.filter((name) => name !== 'en')) {
  const ofLanguage = join('server', language);
  bundles.push(await bundlePages(root, join(pages, ofLanguage), join(folder, 'pages', ofLanguage)));
}
const copied: [from: string, to: string][] = [
  [join(pages, 'client'), 'pages/client'],
  [join(root, 'src', 'database', 'migrations'), 'database/migrations'],
  [join(root, 'src', 'database', 'functions'), 'database/functions'],
  [join(root, 'src', 'media', 'documents', 'templates'), 'documents'],
  [join(root, 'demo', 'pictures'), 'demo/pictures'],
  [join(root, 'demo', 'videos'), 'demo/videos'],
  [join(root, 'scripts', 'build', 'launch.js'), 'dhow.js'],
  [join(root, 'LICENSE'), 'LICENSE'],
];
for (const [from, to] of copied) cpSync(from, join(folder, to), { recursive: true });
const emptyDatabase = readFileSync(join(root, 'build', 'empty-database.tar'));
writeFileSync(
  join(folder, 'database/empty-database.tar.gz'),
  gzipSync(emptyDatabase, { level: 9 }),
);
rmSync(join(folder, 'database/migrations/meta'), { recursive: true });
cpSync(
  join(root, 'src/database/migrations/meta/_journal.json'),
  join(folder, 'database/migrations/meta/_journal.json'),
);
chmodSync(join(folder, 'dhow.js'), 0o755);
writeProductionPackages(root, folder, {
  outside: [...bundles.flatMap(({ outside }) => outside), ...foundByName],
  inside: bundles.flatMap(({ inside }) => inside),
});

rmSync(target, { recursive: true, force: true });
renameSync(folder, target);
console.log(`The build is in ${target}.
  cd '${target}' && npm ci --omit=dev   its packages
  node dhow.js                       the server; node dhow.js help tells its commands`);
