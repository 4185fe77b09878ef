import { expect, it } from 'vitest';
import { countableText } from './search-counter.ts';

it.each([
  ['  Gold   watch ', 'Gold watch'],
  ['gold watch under 50,000', 'gold watch under 50,000'],
  ['GA-2100-1A1', 'GA-2100-1A1'],
  ['310.30.42.50.01.001', '310.30.42.50.01.001'],
  ['5711/1A-010', '5711/1A-010'],
  ['RB3025 001/58', 'RB3025 001/58'],
  ['0.5 carat', '0.5 carat'],
  ['pochette d’été', 'pochette d’été'],
  ['घड़ी', 'घड़ी'],
  ['bag\u200b\u0007 red', 'bag red'],
])('%j is counted', (typed, text) => expect(countableText(typed)).toBe(text));

it.each([
  '',
  '?',
  '— …',
  'a',
  '\u0301\u0301',
  'maya@example.com',
  'write to maya @example.com',
  'maya＠example.com',
  '+91 98765 43210',
  'call +971-50-123-4567 now',
  '0501234567',
  '00 971 (50) 123.4567',
  '98765 43210',
  '4111 1111 1111 1111',
  '٠٥٠١٢٣٤٥٦٧',
  '９８７６５４３２１０',
  'x'.repeat(81),
])('%j is not', (typed) => expect(countableText(typed)).toBeNull());
