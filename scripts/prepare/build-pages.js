import { existsSync, rmSync } from 'node:fs';
import { digestOf } from './digest.js';
import { inRoot, manifest, pinnedNode } from './project.js';
import { run } from './run.js';
import { readStamp, removeStamp, writeStamp } from './stamp.js';
import { putInPlace, removeOld } from './switch-build.js';

const stampFile = inRoot('build', 'pages-built');
const sources = [
  'src/web',
  'src/contracts',
  'src/domain',
  'public',
  'scripts/fonts',
  'scripts/lean-router',
  'scripts/scenes',
  'demo/pictures/site',
  'src/media/encode-picture.ts',
  'src/media/open-picture.ts',
  'scripts/compress-client.ts',
  'scripts/storefront-manifest.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * Builds the pages into a folder of their own and puts that in place, where their sources have
 * changed since: a server that runs keeps the pages it started with. Throws what went wrong.
 */
export async function buildPages() {
  const { dependencies, imports } = manifest;
  const wanted = digestOf(sources, { dependencies, imports });
  if (readStamp(stampFile) === wanted && existsSync(inRoot('build', 'server', 'index.js'))) return;

  removeStamp(stampFile);
  console.log('Building the pages …');
  const folder = `pages-${wanted.slice(0, 12)}`;
  const path = inRoot('build', folder);
  rmSync(path, { recursive: true, force: true });
  await runNode([inRoot('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'], {
    BUILD_DIRECTORY: `build/${folder}`,
  });
  await runNode([inRoot('scripts', 'compress-client.ts'), `${path}/client`]);
  putInPlace(folder);
  writeStamp(stampFile, wanted);
  removeOld(folder);
}

async function runNode(args, environment = {}) {
  const { code, output } = await run(pinnedNode, args, { NODE_ENV: 'production', ...environment });
  if (code !== 0)
    throw new Error(`${output}\n\nThe pages could not be built; the reason is above.`);
}
