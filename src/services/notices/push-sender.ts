import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import ipaddr from 'ipaddr.js';

/** A browser as its subscription describes it. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** What the service worker shows; `path` is the page that it opens. */
export type PushMessage = { title: string; body: string; path: string; tag: string };

export type PushSender = {
  /** What browsers subscribe with, in base64url. */
  publicKey: string;
  /** Whether an endpoint can be a push service's. */
  isPushService: (endpoint: string) => boolean;
  /** Sends a message, encrypted for one browser; returns the HTTP status of its push service. */
  send: (to: PushAddress, message: PushMessage) => Promise<number>;
};

export type PushKeys = { publicKey: string; privateKey: string; subject: string };

type PushSenderOptions = {
  /**
   * Endpoints may be at any address, or at those that count as public, and certificates signed by this authority: in
   * tests alone.
   */
  trusted?: { ca: string; isPublic?: (address: string) => boolean };
};

/** Whether a push service says of a browser with this status that it is gone: for ever. */
export const isGone = (status: number) => status === 404 || status === 410;

const TRIED_MS = 10_000;
const KEPT_SECONDS = 24 * 60 * 60;

/**
 * Returns what sends messages to browsers (RFC 8030, 8291 and 8292). Endpoints come from strangers, so
 * that nothing is sent but to public addresses by HTTPS, whatever their names lead to at that moment.
 */
export function createPushSender(keys: PushKeys, { trusted }: PushSenderOptions = {}): PushSender {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 10,
    ...(trusted && { ca: trusted.ca }),
    lookup: trusted ? lookupWhere(trusted.isPublic ?? (() => true)) : lookupPublic,
  });
  const isPushService = (endpoint: string) => {
    const url = URL.parse(endpoint);
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
    return trusted !== undefined || (url.port === '' && isPublicName(url.hostname));
  };
  return {
    publicKey: keys.publicKey,
    isPushService,
    async send({ endpoint, p256dh, auth }, message) {
      if (!isPushService(endpoint)) throw new Error('The endpoint is no push service.');
      const { headers, body } = await buildPushPayload(
        { data: message, options: { ttl: KEPT_SECONDS, urgency: 'high' } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        keys,
      );
      return post(endpoint, headers, body, agent);
    },
  };
}

/** Tries once; a push service that cannot be reached counts as one that fails (500). */
export async function attemptPush(
  { push }: { push: PushSender },
  device: PushAddress,
  message: PushMessage,
): Promise<{ status: number; problem: string }> {
  try {
    const status = await push.send(device, message);
    return { status, problem: `status ${status}` };
  } catch (error) {
    return { status: 500, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether a host is a name with a dot: no address, and no name of this network. */
export const isPublicName = (hostname: string) =>
  !ipaddr.isValid(hostname.replace(/^\[|\]$/g, '')) && /[^.]\.[a-z\d-]+\.?$/i.test(hostname);

/** Posts and returns the status; what else is answered is not read. Redirects are not followed. */
function post(
  endpoint: string,
  headers: Record<string, string>,
  body: Uint8Array,
  agent: Agent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TRIED_MS);
    const sent = request(endpoint, { method: 'POST', headers, agent, signal }, (response) => {
      response.on('error', () => {}).resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end(body);
  });
}

/**
 * Finds addresses as the system does, and refuses names that lead anywhere but to the internet. A connection goes to
 * what was found here: a name is not asked again, when it may lead elsewhere.
 */
const lookupWhere =
  (isPublic: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || first === undefined) return done(error ?? new Error('no address'), []);
      if (!found.every(({ address }) => isPublic(address))) {
        return done(new Error(`${hostname} leads to an address that is not public`), []);
      }
      if (options.all) return done(null, found);
      return done(null, first.address, first.family);
    });
  };

/** Finds addresses of the internet alone. */
export const lookupPublic = lookupWhere(isPublicAddress);

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one of the internet: not this machine, its network or a reserved one. Of IPv6 only
 * 2000::/3 is given out: outside of it are deprecated ways to write IPv4, such as `::127.0.0.1`.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
}
