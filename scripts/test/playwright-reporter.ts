import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestError, TestResult } from '@playwright/test/reporter';
import { failureLine, type Report, writeReport } from './report.ts';

/** Writes the report of the browser level. What passed only at its second try has failed. */
export default class PlaywrightReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly errors: TestError[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onError(error: TestError): void {
    this.errors.push(error);
  }

  onEnd(): void {
    const report: Report = {
      passed: 0,
      failed: this.errors.length,
      skipped: 0,
      files: {},
      failures: this.errors.map((error) => failureLine('outside of any test', [error])),
    };
    for (const test of this.suite?.allTests() ?? []) {
      const file = relative('.', test.location.file);
      report.files[file] = (report.files[file] ?? 0) + secondsOf(test.results);
      const outcome = test.outcome();
      if (outcome === 'expected') report.passed += 1;
      else if (outcome === 'skipped') report.skipped += 1;
      else {
        report.failed += 1;
        const title = test.titlePath().slice(3).join(' > ');
        const errors = test.results.flatMap((result) => result.errors);
        report.failures.push(failureLine(`${file} > ${title}`, errors));
      }
    }
    writeReport(report);
  }
}

const secondsOf = (results: readonly TestResult[]) =>
  results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
