import Bowser from 'bowser';

const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string>(Object.values(Bowser.OS_MAP));
const LONGEST = 400;

/**
 * A `User-Agent` in words, such as 'Firefox on Windows'. Contains only known names of browsers and
 * systems, since the words are mailed and shown.
 */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const parser = Bowser.getParser(userAgent.slice(0, LONGEST));
  const browser = known(browsers, parser.getBrowserName());
  const system = known(systems, parser.getOSName());
  if (browser !== null && system !== null) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

const known = (names: Set<string>, name: string) => (names.has(name) ? name : null);
