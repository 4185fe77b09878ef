import { isIP } from 'node:net';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { failure } from '../failure.ts';

/** The COSE numbers of Ed25519, P-256 and RSA, the algorithms that authenticators support. */
export const algorithms = [-8, -7, -257];

export type PasskeySite = { rpID: string; origin: string };

/**
 * Returns the name that passkeys of this site are bound to, from its public address. Null where
 * browsers allow none: at an IP address, or without TLS, except on this machine.
 */
export function passkeySite({ publicUrl }: Pick<AppContext, 'publicUrl'>): PasskeySite | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return null;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isLocal ? { rpID: hostname, origin } : null;
}

/** Returns the same; refuses where there is none. */
export function demandPasskeySite(context: Pick<AppContext, 'publicUrl'>): PasskeySite {
  const site = passkeySite(context);
  if (site !== null) return site;
  throw failure(409, 'passkeys-not-possible', said('passkeysNotPossible'));
}
