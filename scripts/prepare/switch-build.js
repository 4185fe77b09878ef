import { lstatSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { inRoot } from './project.js';

const A_DAY_MS = 24 * 60 * 60_000;

/** Has `build/client` and `build/server` lead into a folder of `build`, each in one step. */
export function putInPlace(folder) {
  for (const part of ['client', 'server']) {
    const target = inRoot('build', part);
    if (isRealFolder(target)) rmSync(target, { recursive: true });
    const link = inRoot('build', `${part}.new`);
    rmSync(link, { force: true });
    symlinkSync(`${folder}/${part}`, link, 'junction');
    renameSync(link, target);
  }
}

/** Removes builds that are neither in place nor young enough for a server to be running on them. */
export function removeOld(inPlace) {
  for (const name of readdirSync(inRoot('build'))) {
    if (!name.startsWith('pages-') || name === inPlace || name === 'pages-built') continue;
    const path = inRoot('build', name);
    if (Date.now() - statSync(path).mtimeMs > A_DAY_MS) rmSync(path, { recursive: true });
  }
}

function isRealFolder(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
