import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Returns the network whose attempts are counted together, from the address of the connection or of
 * a trusted proxy: an IPv4 address, or the /64 network of an IPv6 one, such as `2001:db8:0:1`, all
 * of whose addresses belong to one customer.
 */
export function clientNetwork(request: Pick<FastifyRequest, 'ip'>): string {
  const ip = withoutPort(request.ip);
  if (isIPv4(ip)) return ip;
  // A proxy may have passed on an invalid address.
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** Returns an address without the port that some gateways append, as in `192.0.2.1:443` and `[2001:db8::1]:443`. */
export function withoutPort(address: string): string {
  const [, six, four] = WITH_PORT.exec(address) ?? [];
  return six ?? four ?? address;
}
