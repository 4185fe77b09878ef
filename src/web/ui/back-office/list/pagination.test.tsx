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
  [1000, 'Page 1,000 of 1,000', true],
  [999, 'Page 999 of 1,000', false],
] as const)('page %i of a thousand', (page, text, ends) => {
  const paging = { page, pages: 1000, goTo };
  const markup = renderToStaticMarkup(<Pagination {...paging} />);
  expect(markup.replace(/<[^>]*>/g, '')).toContain(text);
  expect(isLast(markup)).toBe(ends);
  expect(isLast(renderToStaticMarkup(<PageArrows {...paging} />))).toBe(ends);
});
