import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import * as hostile from '#tests/fixtures/hostile/workbooks.ts';
import { receivedFile, temporaryFolder } from '#tests/support/files/media-files.ts';
import { readTableBounded } from './read-table-bounded.ts';

let folder: string;

beforeEach(async () => {
  const temporary = await temporaryFolder();
  folder = temporary.path;
  return () => temporary[Symbol.asyncDispose]();
});

const known = { needed: [], texts: [] };
const read = async (content: Uint8Array) => {
  const { path } = await receivedFile(folder, content);
  return (await readTableBounded({ path, mostRows: 5500, known })).rows;
};

/** Megabytes that this process, and any that it starts, have resident at most meanwhile. */
async function peakOf(work: () => Promise<unknown>) {
  const before = process.memoryUsage.rss();
  const peak = { own: 0, child: 0 };
  const timer = setInterval(() => {
    peak.own = Math.max(peak.own, (process.memoryUsage.rss() - before) / 1024 / 1024);
    for (const child of childrenOf(process.pid)) {
      peak.child = Math.max(peak.child, residentMb(child));
    }
  }, 5);
  await work().finally(() => clearInterval(timer));
  return peak;
}

/** Nothing where the system does not tell. */
function readSystem(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
const childrenOf = (pid: number) =>
  readSystem(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
const residentMb = (pid: string) =>
  Number(/VmHWM:\s+(\d+)/.exec(readSystem(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

test.each([
  ['a directory that lies about sizes', hostile.lyingDirectory(400), 'damaged'],
  ['much inside', hostile.tooMuchInside(200), 'too large when unpacked'],
  ['one cell far away', hostile.farCell(), 'XFD1048576 has something in it'],
  ['one long text for many cells', hostile.hugeSharedString(), 'too much text'],
])('%s is refused in words, within its memory', async (_, content, words) => {
  const peak = await peakOf(() => expect(read(content)).rejects.toThrow(words));
  expect(peak.own).toBeLessThan(150);
  expect(peak.child).toBeLessThan(400);
});

test.each([
  ['elements a million deep', hostile.deepNesting()],
  ['two million texts that no cell shows', hostile.manySharedStrings()],
])('%s are no rows', async (_, content) => {
  const peak = await peakOf(async () => expect(await read(content)).toEqual([]));
  expect(peak.own).toBeLessThan(150);
  expect(peak.child).toBeLessThan(400);
});

test('a null byte in a cell comes as a character that can be kept, and told of', async () => {
  expect(await read(hostile.nullInCell(['SKU', 'Name'], ['', 'x']))).toEqual([
    ['SKU', 'Name'],
    ['A\ufffdB', 'x'],
  ]);
});
