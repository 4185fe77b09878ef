import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Bundled } from './bundle.ts';

type Manifest = {
  name: string;
  version: string;
  description: string;
  license: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  allowScripts?: Record<string, boolean>;
};

/**
 * Writes `package.json` and `package-lock.json` into `folder`: the packages outside its bundles at the
 * versions of the checkout, so that `npm ci --omit=dev` there fetches exactly what was tested. Those inside
 * are named as packages of development: nothing fetches them, and `npm audit` knows of them. Asks no
 * registry. `sbom.cdx.json` lists all of them (CycloneDX), for whoever checks them for known faults. Throws what npm
 * said where it cannot.
 */
export function writeProductionPackages(root: string, folder: string, bundled: Bundled): void {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const outside = new Set(bundled.outside);
  // What packages bring with them is found by the lock file.
  const inside = bundled.inside.filter((name) => !outside.has(name) && name in own.dependencies);
  const versionsOf = (names: Iterable<string>) =>
    Object.fromEntries([...names].sort().map((name) => [name, versionOf(own, name)]));
  const { name, version, description, license } = own;
  const manifest = {
    ...{ name, version, private: true, description, license },
    type: 'module',
    engines: { node: '>=26' },
    bin: { dhow: './dhow.js' },
    scripts: { start: 'node dhow.js', ...commandsOf(own) },
    dependencies: versionsOf(outside),
    devDependencies: versionsOf(new Set(inside)),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  npm(folder, install, 'The lock file of the build could not be written.');
  const list = npm(
    folder,
    ['sbom', '--sbom-format=cyclonedx', '--include=dev'],
    'What is in it could not be listed.',
  );
  // npm calls it by its folder.
  writeFileSync(join(folder, 'sbom.cdx.json'), list.replaceAll(basename(folder), name));
}

/** Returns what npm prints, which asks no registry. */
function npm(cwd: string, words: string[], failed: string): string {
  const args = [...words, '--package-lock-only', '--offline', '--loglevel=error'];
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${stderr ?? error}\n\n${failed}`);
  return stdout;
}

/** The checkout's commands by the same names, so that what is said of them holds in both. */
function commandsOf({ scripts }: Manifest): Record<string, string> {
  const commands = Object.keys(scripts).filter((name) =>
    scripts[name]?.endsWith(` src/server/commands/${name}.ts`),
  );
  return Object.fromEntries(commands.map((name) => [name, `node dhow.js ${name}`]));
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
