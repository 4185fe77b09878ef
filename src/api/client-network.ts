import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whose attempts are counted together: the address the connection, or a trusted proxy, names. */
export function clientNetwork(request: FastifyRequest): string {
  return networkOf(request.ip);
}

/** An IPv4 address, or the /64 network of an IPv6 one: whoever has one of its addresses has them all. */
function networkOf(ip: string): string {
  const address = ip.toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  // A proxy may have passed on what is no address at all.
  if (isIP(address) === 0) return 'unknown';
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::', 2);
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(8 - first.length - last.length, 0);
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}

const groupsOf = (part: string) => part.split(':').filter(Boolean);
