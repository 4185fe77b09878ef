import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = {
  name: string;
  version: string;
  description: string;
  license: string;
  dependencies: Record<string, string>;
  allowScripts?: Record<string, boolean>;
};

/**
 * Writes `package.json` and `package-lock.json` into `folder`: the packages of these names at the
 * versions of the checkout, so that `npm ci` there fetches exactly what was tested. Asks no registry.
 * Throws what npm said where it cannot.
 */
export function writeProductionPackages(root: string, folder: string, names: string[]): void {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const dependencies = Object.fromEntries(names.map((name) => [name, versionOf(own, name)]));
  const { name, version, description, license } = own;
  const manifest = {
    ...{ name, version, private: true, description, license },
    type: 'module',
    engines: { node: '>=26' },
    bin: { dhow: './dhow.js' },
    scripts: { start: 'node dhow.js' },
    dependencies,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  const args = ['install', '--package-lock-only', '--offline', '--ignore-scripts'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', [...args, ...quiet], { cwd: folder, encoding: 'utf8' });
  if (npm.status !== 0) {
    throw new Error(
      `${npm.stderr ?? npm.error}\n\nThe lock file of the build could not be written.`,
    );
  }
}

function versionOf({ dependencies }: Manifest, name: string): string {
  const version = dependencies[name];
  if (version === undefined) {
    throw new Error(
      `The build imports ${name}, which is not among the dependencies of package.json.`,
    );
  }
  return version;
}
