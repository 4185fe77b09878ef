import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium } from '#tests/support/browser/browser.ts';

const playwright = fileURLToPath(
  new URL('../node_modules/@playwright/test/cli.js', import.meta.url),
);

type Way = { program: string; steps: string[][] };

/**
 * Has a Chromium on this machine: one that is there, else Debian's package, else Playwright's
 * download. Throws what was tried where none of these works.
 */
export function provideBrowser(): void {
  if (findChromium() !== null) return;
  console.log('Installing a browser …');
  const failures = ways().flatMap(({ program, steps }) => {
    const failed = findChromium() === null && tryAll(program, steps);
    return failed ? [failed] : [];
  });
  if (findChromium() !== null) return;
  throw new Error(
    `${failures.join('\n')}\n\nNo browser could be installed. Install Chromium or Chrome, or name one by CHROMIUM_PATH.`,
  );
}

function ways(): Way[] {
  const isRoot = process.getuid?.() === 0;
  const debian = {
    program: 'apt-get',
    steps: [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']],
  };
  const download = {
    program: process.execPath,
    steps: [[playwright, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']],
  };
  return isRoot ? [debian, download] : [download];
}

/** What the first step that failed said. */
function tryAll(program: string, steps: string[][]): string | undefined {
  for (const step of steps) {
    const { status, stdout, stderr, error } = spawnSync(program, step, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) return error?.message ?? `${stdout}${stderr}`.trim();
  }
  return undefined;
}
