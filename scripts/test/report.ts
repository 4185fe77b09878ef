import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What came out of a level: our reporters write it into the file that `REPORT` names. */
export type Report = {
  passed: number;
  failed: number;
  skipped: number;
  /** The seconds that each file of tests took. */
  files: Record<string, number>;
  /** A line for each failure: which test, and what was expected. */
  failures: string[];
};

const FILE = process.env.REPORT ?? 'report.json';

export function writeReport(report: Report): void {
  writeFileSync(FILE, JSON.stringify(report));
}

export const emptyReport: Report = { passed: 0, failed: 0, skipped: 0, files: {}, failures: [] };

/** The report in `file`; an empty one where the runner could not even start. */
export const readReport = (file: string): Report =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : emptyReport;

/** What failed as one line: the first of each message, and what was expected where that comes later. */
export function failureLine(test: string, errors: readonly { message?: string }[] = []): string {
  const said = errors.map(({ message = '' }) => {
    const [first = '', ...others] = stripVTControlCharacters(message).trim().split('\n');
    const details = others.filter((line) =>
      /^(Locator|Expected|Received)\b|: expected .+ to /.test(line),
    );
    return [first, ...details].join(' ').replaceAll(/\s+/g, ' ');
  });
  return `${test}: ${said.join('; ')}`;
}
