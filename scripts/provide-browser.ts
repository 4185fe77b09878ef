import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium, findHeadlessShell } from '#tests/support/browser/browser.ts';

const playwright = fileURLToPath(
  new URL('../node_modules/@playwright/test/cli.js', import.meta.url),
);

/** `isMore`: for a machine that has a browser already. */
type Way = { program: string; steps: string[][]; isMore?: boolean };

/**
 * Has a Chromium on this machine: one that is there, else Debian's package, else Playwright's download; and Debian's
 * Chromium without windows where it can be had. Throws what was tried where none of these works.
 */
export function provideBrowser(): void {
  const isRoot = process.getuid?.() === 0;
  const isThere = () => findChromium() !== null;
  if (isThere() && (findHeadlessShell() !== null || !isRoot || process.env.CHROMIUM_PATH)) return;
  console.log('Installing a browser …');
  const failures = ways(isRoot).flatMap(({ program, steps, isMore }) => {
    const failed = isThere() === Boolean(isMore) && tryAll(program, steps);
    return failed ? [failed] : [];
  });
  if (isThere()) return;
  throw new Error(
    `${failures.join('\n')}\n\nNo browser could be installed. Install Chromium or Chrome, or name one by CHROMIUM_PATH.`,
  );
}

function ways(isRoot: boolean): Way[] {
  const debian = (name: string) => ({
    program: 'apt-get',
    steps: [['update'], ['install', '--yes', '--no-install-recommends', name]],
  });
  const download = {
    program: process.execPath,
    steps: [[playwright, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']],
  };
  return isRoot
    ? [debian('chromium'), download, { ...debian('chromium-headless-shell'), isMore: true }]
    : [download];
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
