import { expect, test } from 'vitest';
import { createNetworkWindows } from './visitors.ts';

const create = () => createNetworkWindows({ networks: 4, lengthMs: 1000 }, () => ({ count: 0 }));

test('something is remembered of a network until its time is over', () => {
  const of = create();
  of('a', 0).count += 1;
  of('b', 500).count += 5;
  expect(of('a', 999).count).toBe(1);
  expect(of('a', 1000).count).toBe(0);
  expect(of('b', 1000).count).toBe(5);
});

test('of too many networks the one that came first is forgotten, again and again', () => {
  const of = create();
  for (const network of ['a', 'b', 'c', 'd']) of(network, 0).count += 1;
  expect(['a', 'b', 'c', 'd'].map((network) => of(network, 1).count)).toEqual([1, 1, 1, 1]);
  of('e', 1).count += 1;
  expect(['c', 'd', 'e'].map((network) => of(network, 2).count)).toEqual([1, 1, 1]);
  expect(of('b', 2).count).toBe(1);
  expect(of('a', 2).count).toBe(0);
  for (let number = 0; number < 1000; number += 1) of(`n${number}`, 3).count = number;
  expect([996, 997, 998, 999].map((number) => of(`n${number}`, 4).count)).toEqual([
    996, 997, 998, 999,
  ]);
});

test('a network that came again when its time was over is not the oldest', () => {
  const of = create();
  for (const network of ['a', 'b', 'c', 'd']) of(network, 0).count += 1;
  of('a', 1000).count += 7;
  of('e', 1001).count += 1;
  expect(of('a', 1002).count).toBe(7);
});
