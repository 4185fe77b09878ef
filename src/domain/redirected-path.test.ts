import { describe, expect, it } from 'vitest';
import { isWithin, pathOfIds, redirectedPath, withAllAbove } from './redirected-path.ts';

const id = 'abcdefghij0123456789';

describe('the paths of redirects', () => {
  it('hold ids without the names before them', () => {
    expect(pathOfIds(`/seller-list/souk-nineteen-${id}`)).toBe(`/seller-list/${id}`);
    expect(pathOfIds(`/products/${id}/bags-${id}/${id}`)).toBe(`/products/${id}/${id}/${id}`);
    expect(pathOfIds('/seller-list/our-favourites')).toBe('/seller-list/our-favourites');
  });

  it('are looked for from the longest to the shortest', () => {
    expect(withAllAbove('/a/b/c')).toEqual(['/a/b/c', '/a/b', '/a']);
    expect(withAllAbove('/a/')).toEqual(['/a']);
    expect(withAllAbove('/')).toEqual([]);
  });

  it('take along what stands below', () => {
    expect(isWithin('/a/b', '/a')).toBe(true);
    expect(isWithin('/ab', '/a')).toBe(false);
    expect(redirectedPath('/a/b-c/d', { from: '/a', to: '/x/y' })).toBe('/x/y/b-c/d');
    expect(redirectedPath('/a', { from: '/a', to: '/x' })).toBe('/x');
  });
});
