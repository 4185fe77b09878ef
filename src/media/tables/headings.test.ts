import { expect, test } from 'vitest';
import { plain } from './headings.ts';

test.each([
  ['Price (₹)', 'price inr'],
  ['Grö\u00dfe', 'GRO\u00dfE'],
  ['التوفّر', 'التوفر'],
  ['साइज़', 'साइज'],
  ['रिज़र्व', 'रिज\u093cर्व'],
  ['हाँ', 'हां'],
  ['सब-कैटेगरी', 'सब कैटेगरी'],
])('%j is the heading %j', (one, other) => {
  expect(plain(one)).toBe(plain(other));
});

test.each([
  ['सोल', 'साल'],
  ['लंबाई', 'लाबी'],
  ['काला', 'कल'],
])('%j is not the heading %j, whose vowels are others', (one, other) => {
  expect(plain(one)).not.toBe(plain(other));
});
