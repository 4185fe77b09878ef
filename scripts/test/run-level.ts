import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideBrowser } from '../provide-browser.ts';
import type { Level } from './levels.ts';
import { type Counts, readPlaywright, readVitest } from './read-report.ts';
import { runProgram } from './run-program.ts';

export type Outcome = Counts & {
  ok: boolean;
  /** What the programs printed. */
  output: string;
};

/**
 * Runs a level. It has failed when one of its programs has, though no test did, and when nothing ran.
 */
export async function runLevel(level: Level): Promise<Outcome> {
  if (level.runner === undefined) return runCheck(level);
  const folder = mkdtempSync(join(tmpdir(), 'dhow-report-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  try {
    if (level.runner === 'playwright') provideBrowser();
    return await runTests(level, join(folder, 'report.json'));
  } catch (error) {
    return { passed: 0, failed: 0, skipped: 0, ok: false, output: (error as Error).message };
  } finally {
    process.off('exit', remove);
    remove();
  }
}

async function runCheck({ steps }: Level): Promise<Outcome> {
  for (const step of steps) {
    const { code, output } = await runProgram(step);
    if (code !== 0) return { passed: 0, failed: 1, skipped: 0, ok: false, output };
  }
  return { passed: 1, failed: 0, skipped: 0, ok: true, output: '' };
}

async function runTests(
  { steps: [command = []], runner }: Level,
  report: string,
): Promise<Outcome> {
  const { code, output } =
    runner === 'vitest'
      ? await runProgram(
          [...command, '--reporter=minimal', '--reporter=./scripts/test/count-reporter.ts'],
          { REPORT: report },
        )
      : await runProgram([...command, '--reporter=failures,json'], {
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        });
  const counts = runner === 'vitest' ? readVitest(report) : readPlaywright(report);
  return { ...counts, ok: code === 0 && counts.passed + counts.failed > 0, output };
}
