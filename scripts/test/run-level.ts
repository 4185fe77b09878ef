import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Level } from './levels.ts';
import { emptyReport, type Report, readReport } from './report.ts';
import { runProgram } from './run-program.ts';

export type Outcome = Report & {
  ok: boolean;
  /** What the programs printed. */
  output: string;
};

const reporters = {
  vitest: ['--reporter=minimal', '--reporter=./scripts/test/vitest-reporter.ts'],
  playwright: ['--reporter=failures,./scripts/test/playwright-reporter.ts'],
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
    return await runTests(level, level.runner, join(folder, 'report.json'));
  } catch (error) {
    return { ...emptyReport, ok: false, output: (error as Error).message };
  } finally {
    process.off('exit', remove);
    remove();
  }
}

async function runCheck({ steps }: Level): Promise<Outcome> {
  for (const step of steps) {
    const { code, output } = await runProgram(step);
    if (code !== 0) return { ...emptyReport, failed: 1, ok: false, output };
  }
  return { ...emptyReport, passed: 1, ok: true, output: '' };
}

async function runTests(
  { steps: [command = []], env }: Level,
  runner: keyof typeof reporters,
  file: string,
): Promise<Outcome> {
  const { code, output } = await runProgram([...command, ...reporters[runner]], {
    ...env,
    REPORT: file,
  });
  const report = readReport(file);
  return { ...report, ok: code === 0 && report.passed + report.failed > 0, output };
}
