import { existsSync } from 'node:fs';
import { digestOf } from './digest.js';
import { inRoot, manifest, pinnedNode } from './project.js';
import { run } from './run.js';
import { readStamp, removeStamp, writeStamp } from './stamp.js';

const stampFile = inRoot('build', 'pages-built');
const sources = [
  'src/web',
  'src/contracts',
  'src/domain',
  'public',
  'scripts/fonts',
  'scripts/compress-client.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Builds the pages into build/, where their sources have changed since. Throws what went wrong. */
export async function buildPages() {
  const { dependencies, imports } = manifest;
  const wanted = digestOf(sources, { dependencies, imports });
  const isBuilt = existsSync(inRoot('build', 'server', 'index.js'));
  if (isBuilt && readStamp(stampFile) === wanted) return;

  removeStamp(stampFile);
  console.log('Building the pages …');
  await runNode([inRoot('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build']);
  await runNode([inRoot('scripts', 'compress-client.ts')]);
  writeStamp(stampFile, wanted);
}

async function runNode(args) {
  const { code, output } = await run(pinnedNode, args, { NODE_ENV: 'production' });
  if (code !== 0)
    throw new Error(`${output}\n\nThe pages could not be built; the reason is above.`);
}
