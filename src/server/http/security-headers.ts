import type { FastifyInstance } from 'fastify';
import { readablePath } from '#contracts/redirect.ts';
import { toAdmins } from '#languages/said.ts';
import { failure } from '#services/failure.ts';

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

/**
 * Returns an address whose escapes can be decoded. Percent signs that escape nothing stand for
 * themselves, so that a mangled link gets the usual 404.
 */
export function readableAddress(target: string): string {
  if (!target.includes('%')) return target;
  const [path = '', ...query] = target.split('?');
  return [readablePath(path), ...query].join('?');
}

/**
 * Refuses (400) a request with two `Host` headers, as HTTP demands: a proxy in front may have gone by the one
 * that Node leaves out.
 */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasSeveralHosts(request.raw.rawHeaders) ? severalHosts() : undefined);
  });
}

const severalHosts = () =>
  failure(400, 'malformed', toAdmins('A request names one Host. Send it once.'));

/** Whether raw headers, names and values in turn, have more than one `Host`. */
export function hasSeveralHosts(headers: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < headers.length; at += 2) {
    if (headers[at]?.length === 4 && headers[at]?.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}
