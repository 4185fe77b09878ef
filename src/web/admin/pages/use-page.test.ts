import { expect, it } from 'vitest';
import { PageBody } from '#contracts/content/page.ts';
import { nameOf } from './use-page.ts';

it.each([
  ['A word on internationalization', 'a-word-on-internationalization-page'],
  ['Internationalization', 'internationalization'],
  [`${'a'.repeat(39)} internationalization`, `${'a'.repeat(39)}-internationalization-page`],
  ['What the rain brings', 'what-the-rain-brings'],
  ['المطر', ''],
])('proposes for “%s” an address that is taken', (title, name) => {
  expect(nameOf(title)).toBe(name);
  if (name !== '') expect(PageBody.shape.name.safeParse(name).success).toBe(true);
});
