import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PhoneLinks } from './phone-links.tsx';
import { shownPhones } from './shown-phones.ts';

it.each([
  ['both regions', '+919876543210', '+971501234567', ['+91 98765 43210', '+971 50 123 4567']],
  ['India alone', '+919876543210', '', ['+91 98765 43210']],
  ['no number', '', '', []],
])('numbers are shown grouped and called whole: %s', (_, INR, DXB, shown) => {
  const seller = { INR, DXB };
  const markup = renderToStaticMarkup(<PhoneLinks seller={seller} phones={shownPhones(seller)} />);
  const words = [...markup.matchAll(/>Call ([^<]+)</g)].map((match) => match[1]);
  const called = [...markup.matchAll(/tel:(\+\d+)"/g)].map((match) => match[1]);
  expect([words, called]).toEqual([shown, shown.map((number) => number.replaceAll(' ', ''))]);
});
