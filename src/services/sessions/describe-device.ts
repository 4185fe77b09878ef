import Bowser from 'bowser';

const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string>(Object.values(Bowser.OS_MAP));
const LONGEST = 400;

/**
 * A `User-Agent` in words for people, such as 'Firefox on Windows'. Only names of browsers and systems
 * that are known come out, whatever the header says: the words are mailed and shown.
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
