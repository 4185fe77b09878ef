import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { toAdmins } from '#languages/said.ts';
import { temporaryFolder } from '#tests/support/files/media-files.ts';
import { mediaError } from '../media-error.ts';
import { runBounded } from './run-bounded.ts';

const BOUNDS = { memoryMb: 150, heapMb: 64, seconds: 10, reportMb: 1 };
const exceeded = () => mediaError('too-large', toAdmins('Too much.'));
const report = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'report.ts')).href);
let folder: string;

beforeEach(async () => {
  const temporary = await temporaryFolder();
  folder = temporary.path;
  return () => temporary[Symbol.asyncDispose]();
});

let scripts = 0;

async function run(script: string, bounds: Partial<typeof BOUNDS> = {}, task: object = {}) {
  // A file of its own: another child may be reading the last one.
  scripts += 1;
  const path = join(folder, `script-${scripts}.mjs`);
  await writeFile(path, `import { report } from ${report};\n${script}`);
  return runBounded<unknown>(pathToFileURL(path), task, { ...BOUNDS, ...bounds }, exceeded);
}

test('what the script makes of its task comes out, and its refusal as its own words', async () => {
  const doubled = 'await report(async ({ words }) => words.concat(words));';
  expect(await run(doubled, {}, { words: ['é', '\u0000'] })).toEqual([
    'é',
    '\u0000',
    'é',
    '\u0000',
  ]);
  const refusing = `await report(async () => {
    throw Object.assign(new Error('No.'), { mediaError: true, code: 'unreadable', said: 'No.' });
  });`;
  await expect(run(refusing)).rejects.toMatchObject({ code: 'unreadable', message: 'No.' });
  const failing = "await report(async () => { throw new Error('ours'); });";
  await expect(run(failing)).rejects.toThrow('ours');
});

test.each([
  ['memory outside the heap', 'const all = []; for (;;) all.push(Buffer.alloc(1e7, 1));', {}],
  ['memory in the heap', 'const all = []; for (;;) all.push({ a: [1, 2, 3] });', {}],
  ['time', 'for (;;);', { seconds: 1 }],
  ['words', "await report(async () => 'x'.repeat(3e6));", {}],
])('a process that exceeds %s is ended, and that is told in words', async (_, script, bounds) => {
  await expect(run(script, bounds)).rejects.toMatchObject({ code: 'too-large' });
});

test.each([
  ['an exception', "throw new Error('a fault of ours');", 'a fault of ours'],
  ['a call to end', 'process.abort();', 'SIGABRT'],
  ['a sudden end', 'process.exit(3);', '3'],
])('a process that breaks down by %s is not told as one that exceeds', async (_, script, words) => {
  await expect(run(script)).rejects.toThrow(words);
  await expect(run(script)).rejects.not.toMatchObject({ code: 'too-large' });
});

test('a report longer than a pipe holds comes out whole, also where nobody reads at first', async () => {
  const script = `await report(async () => {
    process.stdout;
    return 'x'.repeat(900_000);
  });`;
  for (let at = 0; at < 5; at += 1) {
    const reading = run(script);
    setTimeout(() => {
      for (const until = Date.now() + 400; Date.now() < until; );
    }, 20);
    expect(await reading).toHaveLength(900_000);
  }
});

test('it gets nothing of the environment', async () => {
  const names = (await run('await report(async () => Object.keys(process.env));')) as string[];
  expect(names.filter((name) => !['PWD', 'SHLVL', '_', 'OLDPWD'].includes(name))).toEqual([]);
});

test('one runs at a time, and past eight that wait there is no room', async () => {
  const nap =
    'await report(async () => [Date.now(), await new Promise((done) => setTimeout(() => done(Date.now()), 60))]);';
  const results = await Promise.allSettled(Array.from({ length: 11 }, () => run(nap)));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => [reason.code, reason.status])).toEqual([
    ['busy', 503],
    ['busy', 503],
  ]);
  const spans = results
    .flatMap((result) => (result.status === 'fulfilled' ? [result.value as [number, number]] : []))
    .toSorted(([one], [other]) => one - other);
  expect(spans).toHaveLength(9);
  for (const [at, [begun]] of spans.entries()) {
    if (at > 0) expect(begun).toBeGreaterThanOrEqual(spans[at - 1]?.[1] ?? 0);
  }
});
