import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/shared-app.ts';
import { createPlatformProfiles } from './platform-profiles.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../tests/fixtures/push-service/${name}`, import.meta.url), 'utf8');
const ca = fixture('certificate.pem');

const VERSION = '2026-04-08';
const profile = (version: string, capabilities: object) => ({
  ucp: { version, services: {}, capabilities, payment_handlers: {} },
});
const search = 'dev.ucp.shopping.catalog.search';
const pages: Record<string, [status: number, body: unknown]> = {
  '/good': [200, profile(VERSION, { [search]: [{ version: '2025-01-01' }, { version: VERSION }] })],
  '/older': [200, profile('2026-01-23', { [search]: [{ version: VERSION }] })],
  '/others': [200, profile(VERSION, { 'dev.ucp.shopping.checkout': [{ version: VERSION }] })],
  '/other-version': [200, profile(VERSION, { [search]: [{ version: '2026-01-23' }] })],
  '/shapeless': [200, { ucp: { version: 5 } }],
  '/words': [200, 'no JSON'],
  '/large': [200, 'x'.repeat(70_000)],
  '/away': [500, {}],
  '/moved': [301, {}],
};
const asked: string[] = [];
const platform = createServer({ key: fixture('key.pem'), cert: ca }, (request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const [status, body] = pages[path] ?? [404, {}];
  response.writeHead(status, status === 301 ? { location: '/good' } : {});
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}).listen(0, '127.0.0.1');
await once(platform, 'listening');
afterAll(() => {
  platform.closeAllConnections();
  platform.close();
});
const origin = `https://127.0.0.1:${(platform.address() as AddressInfo).port}`;

const test = await sharedApp({ platformProfiles: createPlatformProfiles({ trusted: { ca } }) });

async function ask(agent?: string) {
  const answer = await test.app.inject({
    ...{ method: 'POST', url: '/ucp/v1/catalog/search', payload: { query: 'anything' } },
    headers: agent === undefined ? {} : { 'ucp-agent': agent },
  });
  return { status: answer.statusCode, body: answer.json() };
}
const by = (path: string) => ask(`v=1, profile="${origin}${path}"`);

describe('a platform', () => {
  it('that is unknown is answered, and so is one that shares the capability', async () => {
    for (const { status, body } of [await ask(), await by('/good')]) {
      expect(status).toBe(200);
      expect(body.ucp).toEqual({
        ...{ version: VERSION, status: 'success' },
        capabilities: { [search]: [{ version: VERSION }] },
      });
    }
  });

  it.each([
    ['/older', 422, 'version_unsupported'],
    ['/shapeless', 422, 'profile_malformed'],
    ['/words', 422, 'profile_malformed'],
    ['/large', 424, 'profile_unreachable'],
    ['/away', 424, 'profile_unreachable'],
    ['/moved', 424, 'profile_unreachable'],
    ['/nowhere', 424, 'profile_unreachable'],
  ])('whose profile is %s is refused with %s', async (path, expected, code) => {
    const { status, body } = await by(path);
    expect([status, body]).toEqual([
      expected,
      { code, content: expect.any(String), continue_url: 'http://127.0.0.1:3000/' },
    ]);
  });

  it.each(['/others', '/other-version'])(
    'that lacks the capability (%s) is told so',
    async (path) => {
      const { status, body } = await by(path);
      expect([status, body]).toEqual([
        200,
        {
          ucp: { version: VERSION, status: 'error', capabilities: {} },
          messages: [
            {
              ...{ type: 'error', code: 'capabilities_incompatible', severity: 'unrecoverable' },
              content: expect.any(String),
            },
          ],
          continue_url: 'http://127.0.0.1:3000/',
        },
      ]);
    },
  );

  it.each([
    'profile="http://agent.example/p"',
    'profile="https://a:b@agent.example/p"',
    'profile=""',
    'agent',
  ])('with the header %s is refused', async (header) => {
    const { status, body } = await ask(header);
    expect([status, body.code]).toEqual([400, 'invalid_profile_url']);
  });

  it('is asked once in a while, whether or not it answers', async () => {
    const times = (path: string) => asked.filter((each) => each === path).length;
    await Promise.all([by('/good'), by('/good'), by('/away'), by('/away')]);
    expect([times('/good'), times('/away')]).toEqual([1, 1]);
  });
});

it('asks no address but public ones, and so many a minute', async () => {
  const strict = createPlatformProfiles();
  for (const url of [
    `${origin}/good`,
    'https://localhost/p',
    'https://10.0.0.1/p',
    'https://[::1]/p',
  ]) {
    await expect(strict(url)).rejects.toMatchObject({
      status: expect.toSatisfy((it) => [400, 424].includes(it)),
    });
  }
  const before = asked.length;
  const loose = createPlatformProfiles({ trusted: { ca } });
  const all = await Promise.allSettled(
    Array.from({ length: 70 }, (_, at) => loose(`${origin}/p${at}`)),
  );
  const codes = all.map((each) => each.status === 'rejected' && each.reason.code);
  expect(codes.filter((code) => code === 'profiles_not_read')).toHaveLength(10);
  expect(asked.length - before).toBe(60);
});

it('declares itself as the protocol asks, for everybody to keep', async () => {
  const answer = await test.app.inject('/.well-known/ucp');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  const { ucp } = answer.json();
  expect([ucp.version, Object.keys(ucp.capabilities)]).toEqual([
    VERSION,
    ['dev.ucp.shopping.catalog.search', 'dev.ucp.shopping.catalog.lookup'],
  ]);
  const endpoints = ucp.services['dev.ucp.shopping'].map(
    (each: { endpoint: string }) => each.endpoint,
  );
  expect(endpoints).toEqual(['http://127.0.0.1:3000/ucp/v1', 'http://127.0.0.1:3000/ucp/mcp']);
});
