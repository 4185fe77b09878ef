import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes how many tests passed, failed and were skipped into the file that `REPORT` names. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (state: string) => states.filter((other) => other === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const counts = {
      passed: count('passed'),
      failed: count('failed') + broken + errors.length,
      skipped: count('skipped') + count('pending'),
    };
    writeFileSync(process.env.REPORT ?? 'report.json', JSON.stringify(counts));
  }
}
