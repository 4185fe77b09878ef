import { expect, it } from 'vitest';
import { apiPath } from './api-context.ts';

const pathOf = (url: string) => new URL(url, 'http://host').pathname;

it.each(['abc', 'a/b', '../x', '..%2fx', '%2e%2e', 'a?b#c', 'é ا', '...', '\\..\\', '.\t.'])(
  'the name %j stays one segment, also where the path is read again',
  (name) => {
    const path = apiPath`/get-seller/${name}/more`;
    expect(pathOf(path).split('/')).toHaveLength(4);
    expect(decodeURIComponent(pathOf(path).split('/')[2] ?? '')).toBe(name);
  },
);

it.each(['.', '..', '', '\ud800'])('the name %j is no segment and not there', (name) => {
  expect(apiPath`/get-seller/${name}`).toBe('');
});

it('without names it is the path itself', () => {
  expect(apiPath`/site`).toBe('/site');
});
