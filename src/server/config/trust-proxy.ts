import { BlockList, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { withoutPort } from '#api/network/client-network.ts';

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
