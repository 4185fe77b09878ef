import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { does } from '#texts/back-office/keys.ts';
import { type KeyName, keys, shownOf } from './keys.ts';

const press = (key: string, more: object = {}) => ({
  ...{ key, code: '', metaKey: false, ctrlKey: false, altKey: false, shiftKey: false },
  ...more,
});
type Heard = {
  shown: readonly string[];
  heard?: { isPressed: (event: ReturnType<typeof press>) => boolean };
};
const heard = (event: ReturnType<typeof press>) =>
  Object.entries<Heard>(keys).flatMap(([name, key]) => (key.heard?.isPressed(event) ? name : []));

it.each([
  [press('k', { ctrlKey: true }), ['commands']],
  [press('K', { ctrlKey: true }), ['commands']],
  [press('ن', { ctrlKey: true, code: 'KeyK' }), ['commands']],
  [press('t', { ctrlKey: true, code: 'KeyK' }), []],
  [press('k', { ctrlKey: true, altKey: true }), []],
  [press('k', { metaKey: true }), []],
  [press('k'), []],
  [press('/'), ['search']],
  [press('/', { ctrlKey: true }), []],
  [press('ظ', { code: 'Slash' }), ['search']],
  [press('य', { code: 'Slash' }), ['search']],
  [press('-', { code: 'Slash' }), []],
  [press('य़', { code: 'Slash', shiftKey: true }), ['help']],
  [press('n'), ['next']],
  [press('A'), ['approve']],
  [press('a', { ctrlKey: true }), []],
  [press('?'), ['help']],
  [press('؟'), ['help']],
])('hears %j as %j where there is no ⌘', (event, names) => {
  expect(heard(event)).toEqual(names);
});

it('says of every key what it does, and shows no two that are heard from anywhere alike', () => {
  const names = Object.keys(keys) as KeyName[];
  expect(Object.keys(does).toSorted()).toEqual(names.toSorted());
  const signs = names.filter((name) => 'heard' in keys[name]).map((name) => shownOf(name).join());
  expect(new Set(signs).size).toBe(signs.length);
});

const files = globSync('src/web/{admin,seller,ui/back-office}/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .map((path) => [path, readFileSync(path, 'utf8')] as const);

it('has one listener for the keys of all screens', () => {
  const listening = files.filter(([, code]) => /EventListener\(\s*'key/.test(code));
  expect(listening.map(([path]) => path)).toEqual(['src/web/ui/back-office/keys/keys.ts']);
});

it('lists the keys of parts that have some of their own', () => {
  const own = files.filter(
    ([, code]) => /onKeyDown/.test(code) && /'Escape'|Arrow(Up|Down)\b:/.test(code),
  );
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter(([, code]) => !/\buseKey\('/.test(code)).map(([path]) => path)).toEqual([]);
});

it('registers every key somewhere', () => {
  const registered = files.flatMap(([, code]) =>
    [...code.matchAll(/\buseKey\((?:\w+ && )?'(\w+)'/g)].map(([, name]) => name),
  );
  expect(new Set(registered)).toEqual(new Set(Object.keys(keys)));
});
