import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { digestOf } from './digest.js';
import { explainFailedInstall } from './explain-failed-install.js';
import { inRoot, manifest, pinnedNode } from './project.js';
import { run } from './run.js';
import { readStamp, removeStamp, writeStamp } from './stamp.js';

const stampFile = inRoot('node_modules', '.dhow-installed');

/**
 * Has the packages of the lock file in node_modules, the pinned Node among them; does nothing where
 * they are there already. Throws what went wrong, for people.
 *
 * Not `npm ci`: it refuses a lock file that lacks the optional packages of this very platform.
 */
export async function installPackages({ tests }) {
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = manifest;
  const wanted = digestOf(['package-lock.json'], {
    packages: [dependencies, devDependencies, optionalDependencies, overrides, allowScripts],
    platform: [process.platform, process.arch],
  });
  const [installed, extent] = readStamp(stampFile).split(' with ');
  const isEnough = extent === 'tests' || !tests;
  if (installed === wanted && isEnough && isPinnedNodeThere()) return;

  // Once the packages of the tests are here they stay, even where NODE_ENV would drop them.
  const withTests = tests || existsSync(inRoot('node_modules', 'vitest'));
  removeStamp(stampFile);
  console.log('Installing packages (once; it may take a minute or two) …');
  const { code, output } = await npm([
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=warn',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=10000',
    ...(withTests ? ['--include=dev'] : []),
  ]);
  if (code !== 0) throw new Error(explainFailedInstall(output));
  if (!isPinnedNodeThere()) throw new Error(explainMissingNode());
  const hasTests = existsSync(inRoot('node_modules', 'vitest'));
  writeStamp(stampFile, `${wanted} with ${hasTests ? 'tests' : 'nothing more'}`);
}

/** Runs the npm that started us, or the one on the path. */
function npm(args) {
  const started = process.env.npm_execpath;
  if (started && /npm-cli\.c?js$/.test(started)) return run(process.execPath, [started, ...args]);
  return run('npm', args);
}

function isPinnedNodeThere() {
  const { stdout } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  return stdout?.trim() === `v${manifest.dependencies.node}`;
}

function explainMissingNode() {
  const version = manifest.dependencies.node;
  return `The packages are installed, but the Node they bring (${version}) does not run.
Packages may be kept from running their install scripts here: run

  npm rebuild node --ignore-scripts=false

and try again. It exists for Linux (glibc), macOS and Windows on common processors.`;
}
