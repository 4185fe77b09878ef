import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { securityHeadersOf, sendSecurityHeaders } from './security-headers.ts';

const fixed = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
};
const ownPolicy = "default-src 'self'";

test.each([
  ['http://shop.example', {}],
  ['https://shop.example', { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }],
])('every answer of %s says the same', async (publicUrl, more) => {
  const app = Fastify();
  sendSecurityHeaders(app, securityHeadersOf(publicUrl));
  app.get('/', (_request, reply) => reply.header('content-security-policy', ownPolicy).send());
  app.get('/broken', () => {
    throw new Error('broken');
  });
  for (const [url, status, policy] of [
    ['/', 200, ownPolicy],
    ['/nowhere', 404, "default-src 'none'; frame-ancestors 'none'"],
    ['/broken', 500, "default-src 'none'; frame-ancestors 'none'"],
  ] as const) {
    const { statusCode, headers } = await app.inject(url);
    const { connection, date, 'content-length': _, 'content-type': __, ...said } = headers;
    expect([statusCode, said]).toEqual([
      status,
      { ...fixed, ...more, 'content-security-policy': policy },
    ]);
  }
});
