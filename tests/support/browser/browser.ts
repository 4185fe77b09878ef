import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macs = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** `npm run test:all`: every width, and the tests that are tagged `@all`. */
export const isEverything = process.env.TEST_ALL === '1';

/** Where a Chromium is: `CHROMIUM_PATH`, the machine's own, Playwright's; null where there is none. */
export function findChromium(): string | null {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (isProgram(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is no program.`);
  }
  return [...onPath(names), ...macs, chromium.executablePath()].find(isProgram) ?? null;
}

/** Chromium without windows, which opens a page in a fifth of the processor time and shows no notices; null where there is none. */
export function findHeadlessShell(): string | null {
  if (process.env.CHROMIUM_PATH) return null;
  return onPath(['chromium-headless-shell']).find(isProgram) ?? null;
}

const onPath = (programs: string[]): string[] =>
  programs.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  );

/** How tests launch it: quiet on the network. Playwright leaves the sandbox out, which root needs. */
export function launchOptions({ withNotices = false } = {}): LaunchOptions {
  const executablePath = (withNotices ? null : findHeadlessShell()) ?? findChromium();
  return {
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Some systems' browsers share, others do not: here none does.
      '--disable-blink-features=WebShare',
    ],
  };
}

function isProgram(path: string): boolean {
  if (!path || !existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
