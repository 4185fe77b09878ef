// node scripts/test.ts [LEVEL …]: runs the levels named, or those of `npm test`, with TEST_ALL=1 all of them.
// node scripts/test.ts changed [COMMIT]: runs what the changes since then, or since main, can touch.
// Ends with the ten files that took longest, and one line that sums the levels.
import { savedDemo } from '#tests/support/browser/saved-demo.ts';
import { provideBrowser } from './provide-browser.ts';
import { type Level, levels } from './test/levels.ts';
import { type Outcome, runLevel } from './test/run-level.ts';

const SLOWEST = 10;

const outcomes: [Level, Outcome][] = [];
const chosen = await chooseLevels(process.argv.slice(2));
if (chosen.some(({ runner }) => runner === 'playwright')) await prepareBrowser();
const begun = performance.now();
await Promise.all([
  runInTurn(chosen.filter(({ beside }) => beside)),
  runInTurn(chosen.filter(({ beside }) => !beside)),
]);
tellSlowest();
const sum = (kind: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((total, [, outcome]) => total + outcome[kind], 0);
const isProven = outcomes.every(([, { ok }]) => ok);
if (!isProven && sum('failed') === 0) console.log('\nA level could not run: see above.');
console.log(
  `\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped in ${since(begun)} s`,
);
process.exitCode = isProven ? 0 : 1;

async function chooseLevels(asked: string[]): Promise<Level[]> {
  const [word, commit] = asked;
  if (word === 'changed') {
    const { whatChanged } = await import('./test/changed.ts');
    const { levels, told } = whatChanged(commit);
    console.log(told);
    return levels;
  }
  const names = levels.map(({ name }) => name);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no level "${unknown}". Levels: ${names.join(', ')}; or: changed.`);
    process.exit(2);
  }
  const isAll = process.env.TEST_ALL === '1';
  return levels.filter(({ name, onlyInAll }) =>
    word === undefined ? isAll || !onlyInAll : asked.includes(name),
  );
}

/** Has a browser, and the demo marketplace that it opens, which are made once. */
async function prepareBrowser(): Promise<void> {
  console.log('Preparing a browser and the demo marketplace …');
  try {
    provideBrowser();
    await savedDemo();
  } catch (error) {
    // The browser's level fails for the same reason; the others tell what they can.
    console.error((error as Error).message);
  }
}

async function runInTurn(line: Level[]): Promise<void> {
  for (const level of line) {
    const started = performance.now();
    const outcome = await runLevel(level);
    const seconds = since(started).padStart(6);
    console.log(`${level.name.padEnd(12)}${describe(outcome).padEnd(32)} ${seconds} s`);
    for (const failure of outcome.failures) console.log(`✗ ${failure}`);
    if (!outcome.ok) console.log(`\n${outcome.output}\n`);
    outcomes.push([level, outcome]);
  }
}

function tellSlowest(): void {
  const files = outcomes.flatMap(([{ name }, outcome]) =>
    Object.entries(outcome.files).map(([file, seconds]) => ({ name, file, seconds })),
  );
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  if (slowest.length > 0) console.log('\nThe slowest files:');
  for (const { name, file, seconds } of slowest) {
    console.log(`${name.padEnd(12)}${file.padEnd(72)} ${seconds.toFixed(1).padStart(6)} s`);
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
