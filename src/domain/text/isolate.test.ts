import { expect, test } from 'vitest';
import { isolate } from './isolate.ts';

test.each(['ساعة (2)', 'Watch ساعة', 'שעון 3', '𞤀𞤣𞤤𞤢𞤥'])(
  'a name from right to left is kept apart: %s',
  (name) => {
    expect(isolate(name)).toBe(`\u2068${name}\u2069`);
  },
);

test.each(['Harbour Chronograph', 'Éclat 2', 'घड़ी', '時計', ''])(
  'others stay as they are: %s',
  (name) => {
    expect(isolate(name)).toBe(name);
  },
);
