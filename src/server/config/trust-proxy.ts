import ipaddr from 'ipaddr.js';

const { IPv4, IPv6 } = ipaddr;

/** How many proxies are in front of this server, or their networks; false for none. */
export type TrustProxy = false | number | string[];

const MOST_HOPS = 10;

/** Reads TRUST_PROXY: '0', a number of hops, or addresses and networks. Null where it is neither. */
export function readTrustProxy(setting: string): TrustProxy | null {
  const text = setting.trim();
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops > MOST_HOPS) return null;
    return hops === 0 ? false : hops;
  }
  const networks = text.split(/[\s,]+/).filter(Boolean);
  return networks.length > 0 && networks.every(isNetwork) ? networks : null;
}

/** Whether Fastify accepts it as an address or a network, other than everybody's. */
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
export function trustedHops(trusted: TrustProxy) {
  if (typeof trusted !== 'number') return trusted;
  return (_address: string, hop: number) => hop < trusted;
}
