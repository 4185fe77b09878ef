import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { digestOf } from './digest.js';
import { inRoot, manifest } from './project.js';
import { runNode } from './run-node.js';
import { readStamp, removeStamp, writeStamp } from './stamp.js';
import { putInPlace, removeOld } from './switch-build.js';

const stampFile = inRoot('build', 'pages-built');
const sources = [
  'src/web',
  'src/contracts',
  'src/domain',
  'src/languages',
  'public',
  'scripts/fonts',
  'scripts/scenes',
  'demo/pictures/site',
  'src/media/pictures/encode-picture.ts',
  'src/media/pictures/open-picture.ts',
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
  const reactRouter = inRoot('node_modules', '@react-router', 'dev', 'bin.cjs');
  await runStep([reactRouter, 'build'], { BUILD_DIRECTORY: `build/${folder}` });
  for (const language of otherLanguages()) {
    const ofLanguage = `${path}/${language}`;
    await runStep([reactRouter, 'build'], {
      BUILD_DIRECTORY: `build/${folder}/${language}`,
      PAGES_LANGUAGE: language,
    });
    // Names of assets tell their contents: what languages share is there already.
    cpSync(`${ofLanguage}/client/assets`, `${path}/client/assets`, { recursive: true });
    renameSync(`${ofLanguage}/server`, `${path}/server/${language}`);
    rmSync(ofLanguage, { recursive: true });
  }
  await runStep([inRoot('scripts', 'compress-client.ts'), `${path}/client`]);
  putInPlace(folder);
  writeStamp(stampFile, wanted);
  removeOld(folder);
}

/** The languages whose pages stand beside the English ones, each a folder of texts. */
const otherLanguages = () =>
  readdirSync(inRoot('src', 'languages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name);

const runStep = (args, environment = {}) =>
  runNode(args, 'The pages could not be built; the reason is above.', {
    NODE_ENV: 'production',
    ...environment,
  });
