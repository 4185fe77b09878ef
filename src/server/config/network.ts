import { z } from 'zod';
import { isLoopback } from '#domain/loopback.ts';
import { ConfigError } from './config-error.ts';
import { defaulted, flag, optional, wholeNumber } from './field-kinds.ts';
import { readTrustProxy } from './trust-proxy.ts';

/** Where the server listens, how readers reach it, and how much they may ask. */
export const networkFields = {
  PORT: defaulted(
    z.coerce
      .number('must be a port number, such as 3000')
      .int('must be a port number, such as 3000')
      .min(0, 'must be a port number between 1 and 65535')
      .max(65_535, 'must be a port number between 1 and 65535')
      .default(3000),
  ),
  HOST: defaulted(z.string().default('127.0.0.1')),
  PUBLIC_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be a full address, such as https://shop.example' }),
  ),
  TRUST_PROXY: defaulted(
    z
      .string()
      .default('0')
      .transform(readTrustProxy)
      .refine(
        (trusted) => trusted !== null,
        'must be how many proxies set X-Forwarded-For before this server (0 to 10), or their addresses and networks, such as 10.0.0.0/8,fd00::/8',
      ),
  ),
  RATE_LIMIT_SCALE: defaulted(
    z.coerce.number('must be a number').min(0.01, 'must be more than 0').max(1_000_000).default(1),
  ),
  WEBHOOKS_TO_PRIVATE: defaulted(flag('webhooks may lead to private addresses').default('0')),
  SHARED_CACHE_SECONDS: wholeNumber('seconds', { most: 86_400, byDefault: 0 }),
  STALE_SECONDS: wholeNumber('seconds', { most: 86_400, byDefault: 600 }),
};

const NetworkSettings = z.object(networkFields);

/** `isPrivate`: only this machine can reach the server. */
export function networkOf(settings: z.infer<typeof NetworkSettings>) {
  const host = settings.HOST;
  const hostInUrl = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const publicUrl = (
    settings.PUBLIC_URL ??
    `http://${hostInUrl.includes(':') ? `[${hostInUrl}]` : hostInUrl}:${settings.PORT}`
  ).replace(/\/+$/, '');
  const trustProxy = settings.TRUST_PROXY ?? false;
  if (trustProxy !== false && settings.PUBLIC_URL === undefined) {
    throw new ConfigError(
      'TRUST_PROXY needs PUBLIC_URL to be set as well, to the address that visitors see.',
    );
  }
  return {
    port: settings.PORT,
    host,
    publicUrl,
    publicUrlGiven: settings.PUBLIC_URL !== undefined,
    isPrivate: trustProxy === false && isLoopback(host) && isLoopback(new URL(publicUrl).hostname),
    trustProxy,
    sharedCacheSeconds: settings.SHARED_CACHE_SECONDS,
    staleSeconds: settings.STALE_SECONDS,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    webhooksToPrivate: settings.WEBHOOKS_TO_PRIVATE === '1',
  };
}
