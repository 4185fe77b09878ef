import type { FastifyInstance } from 'fastify';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  // Pages bring a policy of their own; whatever else is sent shall run and embed nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Returns the security headers of every response; they demand HTTPS where the site is reached by it. */
export const securityHeadersOf = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:')
    ? { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : always;

/** Adds them to every response. */
export function sendSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
