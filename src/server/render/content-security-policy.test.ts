import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

it('lets nothing else run, and pictures and videos come from where they are', () => {
  expect(contentSecurityPolicy({ mediaOrigins: ['https://m.example'] })).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
      "img-src 'self' data: blob: https://m.example; media-src 'self' blob: https://m.example; " +
      "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'none'",
  );
});

it('lets the scripts run that carry the value of their rendering', () => {
  expect(contentSecurityPolicy({ mediaOrigins: [], nonce: 'drawn' })).toContain(
    "; script-src 'self' 'nonce-drawn'; ",
  );
});
