import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const page = `<head><link rel="modulepreload" href="/assets/a.js"/></head><body><p>$&amp; text</p>
<script nonce="N-_1" type="module" async="">import "/assets/a.js";const price="$'";</script></body>`;

test('modules wait, and what is said about them is unchanged', () => {
  const held = deferScripts(page, 'N-_1');
  expect(held).toContain('<link data-held="" href="/assets/a.js"/>');
  expect(held).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(held).toContain('<p>$&amp; text</p>');
  expect(held).toContain(`data-held="">import "/assets/a.js";const price="$'";</script>`);
});

test('only scripts of ours are held, and let the others begin', () => {
  const hostile = page.replace('N-_1', 'guessed');
  expect(deferScripts(hostile, 'N-_1')).toBe(hostile);
  expect(deferScripts(page, 'N-_1')).toContain('<script nonce="N-_1">(function (doc)');
});

test('a page without modules is left alone', () => {
  const plain = '<body><link rel="modulepreload" href="/x.js"/></body>';
  expect(deferScripts(plain, 'N-_1')).toBe(plain);
});
