import { existsSync, readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number };

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** The counts that our reporter of Vitest wrote; none where it could not even start. */
export function readVitest(file: string): Counts {
  return read<Counts>(file) ?? { passed: 0, failed: 0, skipped: 0 };
}

/** Counts of a report of Playwright; what passed only at its second try has failed. */
export function readPlaywright(file: string): Counts {
  const report = read<PlaywrightReport>(file);
  if (report === null) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function read<Report>(file: string): Report | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
