import { expect, test } from 'vitest';
import { csvFile, csvLines } from './csv.ts';

test('a file that spreadsheets read', () => {
  const text = csvFile([
    ['Name', 'Price'],
    ['Silver "Tide", 40 mm', 124999],
    ['two\nlines', 0],
    ['', -5],
  ]);
  expect(text).toBe(
    '\ufeffName,Price\r\n"Silver ""Tide"", 40 mm",124999\r\n"two\nlines",0\r\n,-5\r\n',
  );
});

test.each(['=1+1', '+91', '-2', '@sum', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x'])(
  '%j is text, not a formula',
  (value) => {
    expect(csvLines([[value]])).toContain(`'${value}`);
  },
);

test('a semicolon ends no cell, and begins no formula behind it', () => {
  expect(csvLines([['steel; =HYPERLINK("x")', 'a;b', 'a,b', 'a\tb', ' a ', 'ab']])).toBe(
    '"steel; =HYPERLINK(""x"")","a;b","a,b","a\tb"," a ",ab\r\n',
  );
});
