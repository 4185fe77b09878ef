import { Agent, request } from 'node:https';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { said } from '#languages/said.ts';
import { failure } from '../failure.ts';
import { isPublicName, lookupPublic } from '../notices/push-sender.ts';

const Versions = z.array(z.looseObject({ version: z.string() }));

/** What an agent's platform says of itself, as far as it matters here. */
const Profile = z.looseObject({
  ucp: z.looseObject({
    version: z.string(),
    capabilities: z.record(z.string(), Versions).default({}),
  }),
});
type Profile = z.output<typeof Profile>['ucp'];

/** Reads the profile at an address; throws a refusal where it cannot be read. */
export type PlatformProfiles = (address: string) => Promise<Profile>;

type Options = {
  /** Profiles may be at any address, with certificates signed by this authority: in tests alone. */
  trusted?: { ca: string };
};

const TRIED_MS = 3000;
const LARGEST_BYTES = 64 * 1024;
const KEPT_MS = 10 * 60_000;
/** A platform that cannot be read now is not asked again for so long. */
const FAILED_MS = 60_000;
const MOST_KEPT = 200;
/** Profiles that are not kept and may be asked for within a minute, whoever names them. */
const MOST_A_MINUTE = 60;

/**
 * Returns what reads the profiles that agents name (docs/behaviour/agents.md#negotiation). Their addresses come from
 * strangers: only public ones are asked, by HTTPS, without redirects, a bounded number of times a minute.
 */
export function createPlatformProfiles({ trusted }: Options = {}): PlatformProfiles {
  const agent = new Agent(trusted ? { ca: trusted.ca } : { lookup: lookupPublic });
  const kept = new LRUCache<string, Promise<Profile>>({ max: MOST_KEPT, ttl: KEPT_MS });
  let minute = 0;
  let asked = 0;

  function isWithinLimit(now: number): boolean {
    if (now - minute >= 60_000) [minute, asked] = [now, 0];
    asked += 1;
    return asked <= MOST_A_MINUTE;
  }

  return async (address) => {
    const url = URL.parse(address);
    const isHttps = url?.protocol === 'https:' && url.username === '' && url.password === '';
    if (!isHttps || !(trusted || (url.port === '' && isPublicName(url.hostname)))) {
      throw failure(400, 'invalid_profile_url', said('profileMustBeHttps'));
    }
    const known = kept.get(url.href);
    if (known) return known;
    if (!isWithinLimit(Date.now())) {
      throw failure(503, 'profiles_not_read', said('tooManyProfiles'), { retryAfter: 60 });
    }
    const read = fetchText(url, agent).then(parseProfile);
    kept.set(url.href, read);
    read.catch(() => kept.set(url.href, read, { ttl: FAILED_MS }));
    return read;
  };
}

function parseProfile(text: string): Profile {
  try {
    return Profile.parse(JSON.parse(text)).ucp;
  } catch (cause) {
    throw failure(422, 'profile_malformed', said('profileMalformed'), { cause });
  }
}

function fetchText(url: URL, agent: Agent): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const signal = AbortSignal.timeout(TRIED_MS);
    const headers = { accept: 'application/json' };
    request(url, { agent, signal, headers }, (response) => {
      const { statusCode = 0 } = response;
      const parts: Buffer[] = [];
      let size = 0;
      const fail = (why: string) => response.destroy(new Error(why));
      response.on('error', reject);
      if (statusCode !== 200) return fail(`status ${statusCode}`);
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > LARGEST_BYTES) fail('the profile is too large');
        else parts.push(part);
      });
      response.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    })
      .on('error', reject)
      .end();
  }).catch((cause) => {
    throw failure(424, 'profile_unreachable', said('profileUnreachable'), { cause });
  });
}
