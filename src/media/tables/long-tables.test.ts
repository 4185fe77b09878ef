import { beforeEach, expect, test } from 'vitest';
import { receivedFile, temporaryFolder } from '#tests/support/files/media-files.ts';
import { workbookOf } from '#tests/support/files/workbook.ts';
import { readTableBounded } from './read-table-bounded.ts';

const known = { needed: [], texts: [] };
const TIMES = process.env.TEST_ALL === '1' ? 20 : 4;
let folder: string;

beforeEach(async () => {
  const temporary = await temporaryFolder();
  folder = temporary.path;
  return () => temporary[Symbol.asyncDispose]();
});

test('a workbook of 5,000 rows is read each time that it is sent', async () => {
  const cells = [
    'Harbour Chronograph',
    'Calderon',
    'Watches',
    'Chronographs',
    124999,
    5499,
    'Steel, 40 mm',
  ];
  const rows = Array.from({ length: 5000 }, (_, at) => [`CAL-${at}`, ...cells]);
  const { path } = await receivedFile(folder, workbookOf([{ name: 'Products', rows }]));
  for (let time = 0; time < TIMES; time += 1) {
    const { rows: read } = await readTableBounded({ path, mostRows: 5500, known });
    expect([read.length, read.at(-1)?.[0]]).toEqual([5000, 'CAL-4999']);
  }
});
