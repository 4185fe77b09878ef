import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Day } from './notice.tsx';

const moments = [
  '2026-11-28T09:05:00.000Z',
  '2026-11-27T21:00:00.000Z',
  '2026-03-03T10:00:00.000Z',
];
const versions = moments.map((since, index) => ({ since, version: `${index}` }));
const shown = (moment: string | undefined) =>
  renderToStaticMarkup(<Day moment={moment ?? ''} among={versions} />).replace(/<[^>]+>/g, '');

test('a version goes by its day in the Emirates, and by its time beside another of that day', () => {
  expect(moments.map(shown)).toEqual([
    '28 November 2026, 13:05',
    '28 November 2026, 01:00',
    '3 March 2026',
  ]);
});
