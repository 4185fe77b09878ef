// node scripts/test.ts [LEVEL …]: runs the levels named, or all but the outages, and ends with one line that sums them.
import { type Level, levels } from './test/levels.ts';
import { type Outcome, runLevel } from './test/run-level.ts';

const asked = process.argv.slice(2);
const names = levels.map(({ name }) => name);
const unknown = asked.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no level "${unknown}". Levels: ${names.join(', ')}.`);
  process.exit(2);
}

const outcomes: Outcome[] = [];
const isAsked = ({ name, onlyWhenNamed }: Level) =>
  asked.length === 0 ? !onlyWhenNamed : asked.includes(name);
const begun = performance.now();
const chosen = levels.filter(isAsked);
await Promise.all([
  runInTurn(chosen.filter(({ beside }) => beside)),
  runInTurn(chosen.filter(({ beside }) => !beside)),
]);
const sum = (kind: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((total, outcome) => total + outcome[kind], 0);
const isProven = outcomes.every(({ ok }) => ok);
if (!isProven && sum('failed') === 0) console.log('\nA level could not run: see above.');
console.log(
  `\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped in ${since(begun)} s`,
);
process.exitCode = isProven ? 0 : 1;

async function runInTurn(line: Level[]): Promise<void> {
  for (const level of line) {
    const started = performance.now();
    const outcome = await runLevel(level);
    const seconds = since(started).padStart(6);
    console.log(`${level.name.padEnd(12)}${describe(outcome).padEnd(32)} ${seconds} s`);
    if (!outcome.ok) console.log(`\n${outcome.output}\n`);
    outcomes.push(outcome);
  }
}

function since(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}

function describe({ passed, failed, skipped, ok }: Outcome): string {
  const counts = [`${passed} passed`];
  if (failed > 0) counts.push(`${failed} failed`);
  if (skipped > 0) counts.push(`${skipped} skipped`);
  return `${ok ? '' : 'FAILED: '}${counts.join(', ')}`;
}
