import { expect, it } from 'vitest';
import type { MailLine } from '#languages/mail-text.ts';
import { mailHtml } from './mail-html.ts';

const look = { name: 'Dhow', publicUrl: 'https://shop.example', logo: null, picture: null };

const html = (lines: MailLine[], changes: Partial<Parameters<typeof mailHtml>[1]> = {}) =>
  mailHtml(look, { subject: 'Dhow: choose a new password', lines, ...changes });

const linksOf = (page: string) =>
  [...page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, name]) => [to, name]);

it('shows a link alone in its paragraph as a button, and one with a label by that', () => {
  const page = html([
    ...['Hello,', '', 'Open this link:', '', { url: 'https://shop.example/seller?a=1&b=2' }, ''],
    { label: 'Unsubscribe', url: 'https://shop.example/newsletter' },
  ]);
  expect(page).toContain('>Choose a new password</h1>');
  expect(linksOf(page)).toEqual([
    ['https://shop.example/seller?a=1&#38;b=2', 'Open the page'],
    ['https://shop.example/newsletter', 'Unsubscribe'],
  ]);
});

it.each([
  'https://shop.example/log-in',
  'Confirm your payout:\nhttps://shop.example/log-in',
  'Thank you\n\nhttps://shop.example/log-in\n\nMira',
  'https://shop.example.evil.test/log-in',
  'javascript:alert(1)',
  'see https://shop.example/seller',
  '<a href="https://evil.test">Log in</a>',
  '<script>alert(1)</script>',
])('leaves what somebody wrote as text: %s', (written) => {
  for (const line of [written, { quote: written }]) {
    const page = html(['Hello,', '', line]);
    expect(linksOf(page)).toEqual([]);
    expect(page).not.toContain('<script');
  }
});

it('reads from right to left in Arabic', () => {
  const page = html(['مرحبًا،', '', { url: 'https://shop.example/ar' }], { language: 'ar' });
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(linksOf(page)).toEqual([['https://shop.example/ar', 'افتح الصفحة']]);
});

it('shows the picture that the operator has given, and keeps lines and their indent', () => {
  const picture = 'https://shop.example/a"b.jpg';
  const page = mailHtml(
    { ...look, picture },
    { subject: 'Dhow: x', lines: ['1. Watch', '   Size: 42'] },
  );
  expect(page).toContain('src="https://shop.example/a&#34;b.jpg"');
  expect(page).toContain('1. Watch<br>&nbsp;&nbsp;&nbsp;Size: 42');
});
