import { BlockList, isIP } from 'node:net';

/** How many proxies stand before this server, or the networks they are in; false where none does. */
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

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || more.length > 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) === 0) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), version === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

/** What Fastify takes for the same: whether the nearest, or a farther, sender is one of ours. */
export function trustedHops(trusted: TrustProxy) {
  if (typeof trusted !== 'number') return trusted;
  return (_address: string, hop: number) => hop < trusted;
}
