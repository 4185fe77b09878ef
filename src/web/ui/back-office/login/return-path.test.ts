import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  ['/admin/sellers', '/admin/sellers'],
  ['/admin/product?page=3&q=gold', '/admin/product?page=3&q=gold'],
  ['/admin/../admin/category', '/admin/category'],
])('goes back to %s', (from, path) => {
  expect(returnPath(from, '/admin', '/home')).toBe(path);
});

test.each([
  undefined,
  null,
  7,
  '',
  'https://evil.example/admin/category',
  '//evil.example/admin/category',
  '/\\evil.example/admin',
  'javascript:alert(1)',
  '/seller/product',
  '/administration',
  '/admin/../seller/product',
  '/admin/login',
  '/admin/login/',
  `/admin/${'a'.repeat(2000)}`,
])('goes home rather than to %s', (from) => {
  expect(returnPath(from, '/admin', '/home')).toBe('/home');
});
