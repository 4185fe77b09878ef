import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListControls } from '../list-state.ts';
import { FilterSelect } from './filter-select.tsx';

const category = { value: 'a', label: 'Watches' };
const shown = (value: string, options = [category]) => {
  const state = { filters: { category: value } } as unknown as ListControls;
  const html = renderToStaticMarkup(
    <FilterSelect {...{ state, options }} name="category" label="Category" all="All categories" />,
  );
  return /<option [^>]*selected=""[^>]*>([^<]*)/.exec(html)?.[1];
};

test('a filter by what was deleted says so, and not that it filters by nothing', () => {
  expect(shown('gone')).toBe('No longer exists');
  expect(shown('gone', [])).toBe('…');
  expect(shown('a')).toBe('Watches');
  expect(shown('')).toBe('All categories');
});
