import { createHash, randomBytes } from 'node:crypto';
import Bowser from 'bowser';
import { said } from '#languages/said.ts';

const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string>(Object.values(Bowser.OS_MAP));
const LONGEST = 400;
const UNKNOWN = 'Unknown device';

/**
 * A `User-Agent` in words, such as 'Firefox on Windows'. Contains only known names of browsers and
 * systems, since the words are mailed and shown.
 */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return UNKNOWN;
  const parser = Bowser.getParser(userAgent.slice(0, LONGEST));
  const browser = known(browsers, parser.getBrowserName());
  const system = known(systems, parser.getOSName());
  if (browser !== null && system !== null) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN;
}

/** Returns what {@link describeDevice} made, to be said in the language of who reads it. */
export function sayDevice(device: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  if (browser !== undefined && system !== undefined) return said('deviceOf', { browser, system });
  return device === UNKNOWN ? said('unknownDevice') : device;
}

const known = (names: Set<string>, name: string) => (names.has(name) ? name : null);

/** A new device key: 256 random bits by which a browser is recognised. */
export const newDeviceKey = () => randomBytes(32).toString('base64url');

/** The stored hash of a device key. */
export const hashDeviceKey = (key: string) => createHash('sha256').update(key).digest('base64url');
