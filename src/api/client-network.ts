import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Whose attempts are counted together: the address that the connection, or a trusted proxy, names.
 * Returns an IPv4 address, or the /64 network of an IPv6 one, such as `2001:db8:0:1`: whoever has one
 * of its addresses has them all.
 */
export function clientNetwork({ ip }: Pick<FastifyRequest, 'ip'>): string {
  // A proxy may have passed on what is no address at all.
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
