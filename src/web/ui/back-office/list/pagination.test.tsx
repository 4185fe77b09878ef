import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageArrows, Pagination } from './pagination.tsx';

const goTo = () => {};
/** Whether the last button, Next, cannot be pressed. */
const isLast = (markup: string) =>
  /disabled/.test(
    markup
      .split('<button')
      .at(-1)
      ?.replace(/class="[^"]*"/, '') ?? '',
  );

it.each([
  [1000, true, 'Page 1,000 of 1,000+', false],
  [1000, false, 'Page 1,000 of 1,000', true],
  [999, false, 'Page 999 of 1,000', false],
] as const)('page %i of a thousand, capped: %s', (page, capped, text, ends) => {
  const paging = { page, pages: 1000, capped, goTo };
  const markup = renderToStaticMarkup(<Pagination {...paging} />);
  expect(markup.replace(/<[^>]*>/g, '')).toContain(text);
  expect(isLast(markup)).toBe(ends);
  expect(isLast(renderToStaticMarkup(<PageArrows {...paging} />))).toBe(ends);
});
