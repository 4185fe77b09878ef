import { expect, it } from 'vitest';
import { MOST_SHARED, readShared } from './shared-ids.ts';

const read = (text: string) => readShared(new URLSearchParams(text));

it('reads ids in their order, each once', () => {
  expect(read('ids=piece0002,piece0001,piece0002')).toEqual(['piece0002', 'piece0001']);
});

it('leaves out what is no id', () => {
  expect(read('')).toEqual([]);
  expect(read('ids=')).toEqual([]);
  expect(read("ids=short,UPPERCASE1,piece0001,'%3B--,<b>,piece-0001")).toEqual(['piece0001']);
});

it('reads no more than one link shares', () => {
  const many = Array.from({ length: 500 }, (_, index) => `piece${1000 + index}`);
  expect(read(`ids=${many.join(',')}`)).toEqual(many.slice(0, MOST_SHARED));
});
