import { expect, test } from 'vitest';
import { menuName } from './main-links.ts';

const named = (name: string) => menuName({ _id: 'c', name, subCategories: [] });

test('a category that is called as a link beside it is told apart from it', () => {
  expect(named('Home')).toBe('Home pieces');
  expect(named('new')).toBe('new pieces');
  expect(named('Watches')).toBe('Watches');
});
