import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf } from '../../../scripts/prepare/digest.js';
import { startProgram } from '../program.ts';

const AN_HOUR_MS = 60 * 60_000;
const build = fileURLToPath(new URL('../../../build', import.meta.url));

/** What decides how the demo's rows and files look; what merely leads to them is left out. */
const sources = [
  ...['catalogue', 'pictures', 'videos'].map((name) => `demo/${name}`),
  ...['database/migrations', 'server/demo'].map((name) => `src/${name}`),
  'tests/support/browser/fill-demo-folder.ts',
];

/** What decides how its files are encoded; whatever else changes, those of before are taken over. */
const encoding = [
  ...['pictures', 'videos'].map((name) => `src/media/${name}`),
  ...['sharp', 'mediabunny'].map((name) => `node_modules/${name}/package.json`),
];

/**
 * A data folder with the demo in it and all its pictures encoded, to be copied and not to be used
 * itself. It is made once for what the checkout holds, and anew each day: the demo's days are counted
 * back from when it is loaded.
 */
export async function savedDemo(): Promise<string> {
  const encoders = digestOf(encoding, process.arch).slice(0, 8);
  const today = new Date().toISOString().slice(0, 10);
  const name = `demo-${encoders}-${digestOf(sources, today).slice(0, 8)}`;
  const folder = join(build, name);
  if (existsSync(folder)) return folder;
  await mkdir(build, { recursive: true });
  const unfinished = await mkdtemp(join(build, 'unfinished-demo-'));
  await takeOver(unfinished, encoders);
  const command = ['node_modules/.bin/node', 'tests/support/browser/fill-demo-folder.ts'];
  const settings = { DATA_DIR: unfinished, LOG_LEVEL: 'warn', MALLOC_ARENA_MAX: '2' };
  const { ended, output } = startProgram(command, settings, { folder: unfinished });
  const how = await ended;
  if (how !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(`The demo could not be loaded (${how}):\n${output()}`);
  }
  await rename(unfinished, folder).catch(async (error) => {
    // Another run may have been quicker.
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
  await removeOld(name);
  return folder;
}

/** Files are named by what is in them: those of an earlier demo need not be encoded again. */
async function takeOver(unfinished: string, encoders: string): Promise<void> {
  const earlier = readdirSync(build).filter((name) => name.startsWith(`demo-${encoders}-`));
  for (const name of earlier) {
    await cp(join(build, name, 'media'), join(unfinished, 'media'), { recursive: true });
  }
}

/** Removes what other states of the checkout left, unless a run may be copying it. */
async function removeOld(current: string): Promise<void> {
  for (const name of readdirSync(build)) {
    if (!/^(unfinished-)?demo-/.test(name) || name === current) continue;
    const path = join(build, name);
    if (Date.now() - statSync(path).mtimeMs < AN_HOUR_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}
