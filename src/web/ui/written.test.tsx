import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Written } from './written.tsx';

test.each([
  ['Star Lantern', '<bdi>Star Lantern</bdi>'],
  ['فانوس النجوم', '<bdi lang="ar">فانوس النجوم</bdi>'],
  ['Star Lantern (فانوس)', '<bdi>Star Lantern (فانوس)</bdi>'],
  ['200 · 36', '<bdi>200 · 36</bdi>'],
])('what is written has its language where it is not the page’s: %s', (text, html) => {
  expect(renderToStaticMarkup(<Written>{text}</Written>)).toBe(html);
});
