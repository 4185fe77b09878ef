import type { Reporter, TestModule } from 'vitest/node';
import { failureLine, writeReport } from './report.ts';

/** Writes the report of a level that Vitest runs. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const failed = inState('failed');
    const broken = modules.filter((module) => module.errors().length > 0);
    writeReport({
      passed: inState('passed').length,
      failed: failed.length + broken.length + unhandled.length,
      skipped: inState('skipped').length + inState('pending').length,
      files: Object.fromEntries(
        modules.map((module) => [module.relativeModuleId, secondsOf(module)]),
      ),
      failures: [
        ...failed.map((test) =>
          failureLine(`${test.module.relativeModuleId} > ${test.fullName}`, test.result().errors),
        ),
        ...broken.map((module) => failureLine(module.relativeModuleId, module.errors())),
        ...unhandled.map((error) => failureLine('outside of any test', [error])),
      ],
    });
  }
}

function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
}
