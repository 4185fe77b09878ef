import { lookup } from 'node:dns/promises';
import { isLoopback } from '#domain/loopback.ts';
import type { Config } from '../config/read-config.ts';

/** Looks at what links in pages and mails will begin with. */
export async function checkAddress({ publicUrl, publicUrlGiven }: Config): Promise<string> {
  const { hostname, pathname, search, hash, username, protocol } = new URL(publicUrl);
  if (pathname !== '/' || search || hash || username) {
    throw new Error(
      'PUBLIC_URL must end with the name or port: the marketplace is served from the root of its address.',
    );
  }
  if (isLoopback(hostname)) {
    return `${publicUrlGiven ? '' : 'not set: '}${publicUrl}, which only this machine can open`;
  }
  const name = hostname.replace(/^\[|\]$/g, '');
  await lookup(name).catch(() => {
    throw new Error(
      `The name ${name} in PUBLIC_URL cannot be found from here: links would lead nowhere. Correct it, or add it to the DNS.`,
    );
  });
  const plain = protocol === 'http:' ? '; without HTTPS, log-ins travel in the open' : '';
  return `${publicUrl}${plain}`;
}
