import { createECDH, randomBytes } from 'node:crypto';
import dns from 'node:dns';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { PUSH_KEYS } from '#tests/support/app.ts';
import { receiverCa } from '#tests/support/push-receiver.ts';
import { createPushSender } from './push-sender.ts';

/** Stands for the internet; the other one is this machine, and neither is left. */
const PUBLIC = '127.0.0.2';
const OWN = '127.0.0.1';
const NAME = 'push.rebinding.example';

const systemLookup = dns.lookup;
const servers: Server[] = [];
let port: number;
let reached: string[];
let asked: string[];

beforeAll(async () => {
  port = await listen(PUBLIC, 0);
  await listen(OWN, port);
});
beforeEach(() => {
  reached = [];
  asked = [];
});
afterEach(() => lookUpBy(systemLookup));
afterAll(() => Promise.all(servers.map((server) => once(server.close(), 'close'))));

/** Notes who connects, and hangs up. */
async function listen(address: string, at: number): Promise<number> {
  const server = createServer((socket) => {
    reached.push(address);
    socket.on('error', () => {}).destroy();
  }).listen(at, address);
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function lookUpBy(lookup: typeof dns.lookup): void {
  dns.lookup = lookup;
  syncBuiltinESMExports();
}

/** The name leads to each of these in turn, whoever asks, and then to this machine. */
function rebind(...answers: string[][]): void {
  const answer = (...[name, options, done]: [string, dns.LookupOptions, Answered]) => {
    asked.push(name);
    const found = (answers.shift() ?? [OWN]).map((address) => ({ address, family: 4 }));
    if (options.all) done(null, found);
    else done(null, found[0]?.address ?? '', 4);
  };
  lookUpBy(answer as typeof dns.lookup);
}
type Answered = (error: null, found: string | dns.LookupAddress[], family?: number) => void;

function aSender() {
  const isPublic = (address: string) => address === PUBLIC;
  const { send } = createPushSender(PUSH_KEYS, { trusted: { ca: receiverCa, isPublic } });
  const to = {
    endpoint: `https://${NAME}:${port}/push`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  return () => send(to, { title: '', body: '', path: '', tag: '' }).catch(String);
}

it('connects to the address that was checked, and asks for no other', async () => {
  rebind([PUBLIC], [OWN]);
  await aSender()();
  expect([asked, reached]).toEqual([[NAME], [PUBLIC]]);
});

it('refuses the name at its next connection, once it leads to this machine', async () => {
  rebind([PUBLIC], [OWN]);
  const send = aSender();
  await send();
  expect(await send()).toContain(`${NAME} leads to an address that is not public`);
  expect([asked, reached]).toEqual([[NAME, NAME], [PUBLIC]]);
});

it.each([[[PUBLIC, OWN]], [[OWN, PUBLIC]]])(
  'connects to none of %j, as one of them is not public',
  async (answer) => {
    rebind(answer);
    expect(await aSender()()).toContain('not public');
    expect(reached).toEqual([]);
  },
);
