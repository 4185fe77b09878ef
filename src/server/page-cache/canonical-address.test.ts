import { expect, it } from 'vitest';
import {
  canonicalPath,
  declaredNames,
  declaredQuery,
  parseQuery,
  splitTarget,
} from './canonical-address.ts';

const declared = new Set(['q', 'sort', 'brand']);

it.each([
  ['utm_source=mail&fbclid=1', ''],
  ['sort=new&q=watch&utm_source=mail', '?q=watch&sort=new'],
  ['brand=b&q=x&brand=a', '?brand=b&brand=a&q=x'],
  ['q=a+b', '?q=a+b'],
  ['q=a%20b', '?q=a+b'],
  ['q=%3Cscript%3E%26sort%3Dx', '?q=%3Cscript%3E%26sort%3Dx'],
  ['q=%E0%A4%A', '?q=%EF%BF%BD%25A'],
  ['__proto__=1&constructor=2', ''],
])('of %s only %s counts', (query, canonical) => {
  expect(declaredQuery(query, declared)).toBe(canonical);
});

it('takes each parameter of a declared family, and no others that look like one', () => {
  const names = declaredNames(['q', 'attr']);
  const query = 'attr.colour=a&attr=1&q=x&other.colour=b&attr.case-size=36-40&attr.colour=c';
  expect(declaredQuery(query, names)).toBe('?attr.case-size=36-40&attr.colour=a&attr.colour=c&q=x');
  expect(declaredQuery(query, declared)).toBe('?q=x');
  expect(parseQuery(query)).toMatchObject({
    attr: { colour: ['a', 'c'], 'case-size': '36-40' },
    'other.colour': 'b',
  });
  expect(Object.getPrototypeOf(parseQuery('attr.__proto__=1').attr)).toBeNull();
});

it('declares nothing where nothing is declared', () => {
  expect(declaredQuery('q=1', new Set())).toBe('');
});

it('splits at the first question mark', () => {
  expect(splitTarget('/a?b?c')).toEqual({ path: '/a', query: 'b?c' });
  expect(splitTarget('/a')).toEqual({ path: '/a', query: '' });
});

it.each([
  ['http://evil.example/shop?q=a', { path: '/shop', query: 'q=a' }],
  ['HTTPS://evil.example', { path: '/', query: '' }],
  ['//evil.example/shop', { path: '//evil.example/shop', query: '' }],
  ['*', { path: '/*', query: '' }],
  ['javascript:alert(1)', { path: '/javascript:alert(1)', query: '' }],
])('takes no host from %s', (target, split) => {
  expect(splitTarget(target)).toEqual(split);
});

it('spells a path in one way and leaves what it cannot read', () => {
  expect(canonicalPath('/product/%61b c')).toBe('/product/ab%20c');
  expect(canonicalPath('/a%2Fb/%zz')).toBe('/a%2Fb/%zz');
});
