import { BlockList, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { withoutPort } from '#api/network/client-network.ts';
import { isLoopback } from '#domain/loopback.ts';
import { ConfigError, defaulted, flag, optional, wholeNumber } from './field-kinds.ts';

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

const { IPv4, IPv6 } = ipaddr;

/** How many proxies are in front of this server, or their networks; false for none. */
export type TrustProxy = false | number | string[];

const MOST_HOPS = 10;

/** Reads TRUST_PROXY: '0', a number of hops, or addresses and networks. Null where it is neither. */
function readTrustProxy(setting: string): TrustProxy | null {
  const text = setting.trim();
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops > MOST_HOPS) return null;
    return hops === 0 ? false : hops;
  }
  const networks = text.split(/[\s,]+/).filter(Boolean);
  return networks.length > 0 && networks.every(isNetwork) ? networks : null;
}

/** Whether it is an address or a network, other than everybody's. */
function isNetwork(text: string): boolean {
  if (text.includes('%') || /\/0+$/.test(text)) return false;
  return text.includes('/')
    ? IPv4.isValidCIDRFourPartDecimal(text) || IPv6.isValidCIDR(text)
    : IPv4.isValidFourPartDecimal(text) || IPv6.isValid(text);
}

/**
 * Returns the same in Fastify's terms: whether the nearest sender, or a farther one, is one of
 * ours.
 */
export function trustedHops(
  trusted: TrustProxy,
): false | ((address: string, hop: number) => boolean) {
  if (trusted === false) return false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const networks = new BlockList();
  for (const network of trusted) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    networks.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (sender) => {
    const address = withoutPort(sender);
    return networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}
