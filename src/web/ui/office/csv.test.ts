import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test('a file that spreadsheets read', () => {
  const text = csvText([
    ['Name', 'Price'],
    ['Silver "Tide", 40 mm', 124999],
    ['two\nlines', 0],
  ]);
  expect(text).toBe('\ufeffName,Price\r\n"Silver ""Tide"", 40 mm",124999\r\n"two\nlines",0\r\n');
});

test.each(['=1+1', '+91', '-2', '@sum', '\tx'])('%s is text, not a formula', (value) => {
  expect(csvText([[value]])).toContain(`'${value}`);
});
