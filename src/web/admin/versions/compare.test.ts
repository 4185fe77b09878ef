import { expect, it } from 'vitest';
import { compareVersions, compareWords } from './differences.tsx';

it('says what differs field by field, and nothing of what is the same', () => {
  const before = { site: { phone: '1' }, slides: [{ start: { en: 'Rain' } }], cover: null };
  expect(compareVersions(before, structuredClone(before))).toEqual([]);
  const after = {
    site: { phone: '2' },
    slides: [{ start: { en: 'Rain', ar: 'مطر' } }],
    cover: { alt: 'A boat' },
  };
  expect(compareVersions(before, after)).toEqual([
    { path: 'site › phone', before: '1', after: '2' },
    { path: 'slides 1 › start › ar', before: '', after: 'مطر' },
    { path: 'cover › alt', before: '', after: 'A boat' },
  ]);
  expect(compareVersions(after, before)).toHaveLength(3);
});

it('finds what stayed in a list although something was put in, taken out or written anew', () => {
  expect(compareVersions({ text: ['a', 'b', 'c'] }, { text: ['new', 'a', 'B', 'c'] })).toEqual([
    { path: 'text 1', before: '', after: 'new' },
    { path: 'text 3', before: 'b', after: 'B' },
  ]);
  expect(compareVersions({ text: ['a', 'b', 'c', 'd'] }, { text: ['a', 'd', 'e'] })).toEqual([
    { path: 'text 2', before: 'b', after: '' },
    { path: 'text 3', before: 'c', after: '' },
    { path: 'text 3', before: '', after: 'e' },
  ]);
});

it('tells words apart, and gives a whole text back', () => {
  const { before, after } = compareWords('A month  in the yard.', 'A week  in the yard');
  expect(before).toEqual([
    { text: 'A ', isOwn: false },
    { text: 'month  ', isOwn: true },
    { text: 'in the ', isOwn: false },
    { text: 'yard.', isOwn: true },
  ]);
  expect(after.map(({ text }) => text).join('')).toBe('A week  in the yard');
  expect(compareWords('', 'new').after).toEqual([{ text: 'new', isOwn: false }]);
});
