import { createHmac, randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How much of a client's address the log tells (docs/operating/privacy.md). */
export const logNetworks = ['shortened', 'hashed', 'whole', 'none'] as const;
type LogNetworks = (typeof logNetworks)[number];

const DAY_MS = 86_400_000;

/**
 * Returns what a log line has of an address: its network (the first three parts of four, or of eight); a mark that is the
 * same until midnight UTC in this process, by which lines of one client are known; all of it; or nothing.
 */
export function networkShown(how: LogNetworks): (ip?: string) => string | undefined {
  if (how === 'whole') return (ip) => ip;
  if (how === 'none') return () => undefined;
  if (how === 'shortened') return (ip) => ip && shortened(ip);
  let [key, day] = [randomBytes(32), -1];
  return (ip) => {
    const today = Math.floor(Date.now() / DAY_MS);
    if (today !== day) [key, day] = [randomBytes(32), today];
    return ip && createHmac('sha256', key).update(ip).digest('hex').slice(0, 12);
  };
}

function shortened(ip: string): string {
  if (isIPv4(ip)) return `${ip.slice(0, ip.lastIndexOf('.'))}.0`;
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return [...address.octets.slice(0, 3), 0].join('.');
  const groups = address.parts.slice(0, 3).map((part) => part.toString(16));
  return `${groups.join(':')}::`;
}
