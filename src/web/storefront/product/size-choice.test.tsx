import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { britishSizes, SizeChoice } from './size-choice.tsx';

const shown = (...available: boolean[]) => {
  const sizes = available.map((each, at) => ({ label: `${40 + at}`, available: each }));
  return renderToStaticMarkup(
    <MemoryRouter>
      <SizeChoice
        choice={{ name: 'Size', scale: 'EU', sizes }}
        chosen={null}
        address="/product/x"
      />
    </MemoryRouter>,
  );
};

it('says where all sizes are gone', () => {
  expect(shown(false, false)).toContain('No size is available now.');
  expect(shown(false, true)).not.toContain('No size is available now.');
});

it('says British sizes of shoes beside the European ones', () => {
  const text = shown(true, true, false).replace(/<[^>]+>/g, '');
  expect(text).toMatch(/40 UK 7.*41 UK 8.*42 UK 9/);
});

it('tells British sizes by the range that a pair of shoes comes in', () => {
  expect(Object.fromEntries(britishSizes('EU', ['41', '42', '43.5', '46']))).toEqual({
    ...{ 41: 'UK 7', 42: 'UK 8', 46: 'UK 12' },
  });
  expect(Object.fromEntries(britishSizes('EU', ['38', '42']))).toEqual({ 38: 'UK 5', 42: 'UK 9' });
});

it('tells none of what is in another scale or no size of shoes', () => {
  expect(britishSizes('cm', ['95'])).toEqual(new Map());
  expect(britishSizes('EU', ['110', 'M'])).toEqual(new Map());
});
