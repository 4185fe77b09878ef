import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
afterEach(() => server?.stop());

const ADMIN = { ADMIN_EMAIL: 'mira@haddad.example', ADMIN_PASSWORD: 'quiet harbour at dusk' };
const account = { emailOrPhone: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
const body = Buffer.from(JSON.stringify(account));

/** Begins to log in, which is served however busy the machine is, and sends half of what that takes. */
async function sendHalf(): Promise<ClientRequest> {
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const asked = request(`${server.url}/api/admin/login`, { method: 'POST', agent: false, headers });
  asked.write(body.subarray(0, 20));
  await once(asked, 'continue');
  return asked;
}

async function answerTo(asked: ClientRequest): Promise<IncomingMessage> {
  const answered = once(asked, 'response');
  asked.end(body.subarray(20));
  const [answer] = (await answered) as [IncomingMessage];
  answer.resume();
  return answer;
}

const isRefused = async () =>
  (await fetch(`${server.url}/api/health/live`).catch(() => null)) === null;

test('it says that it stops, serves on for a while, and answers what is under way after that', async () => {
  server = await startServer({ ...ADMIN, DRAIN_SECONDS: '15' });
  const slow = await sendHalf();
  const before = await fetch(`${server.url}/about`);
  expect(before.headers.get('connection')).toBe('keep-alive');
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);

  server.process.kill('SIGTERM');
  const ready = () => fetch(`${server.url}/api/health/ready`);
  await expect.poll(async () => (await ready()).status).toBe(503);
  expect((await (await ready()).json()).fields).toEqual({ draining: 'the process is stopping' });
  for (const path of ['/about', '/api/site', '/api/health/live', '/api/nothing', '/nothing']) {
    const answer = await fetch(server.url + path);
    expect(answer.status, path).toBe(path.endsWith('nothing') ? 404 : 200);
    expect(answer.headers.get('connection'), path).toBe('close');
  }

  await expect.poll(isRefused, { timeout: 60_000 }).toBe(true);
  const answer = await answerTo(slow);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.connection).toBe('close');
  expect(await server.ended).toBe(0);
});

test('what takes too long is cut off, and a person at a terminal need not wait for others', async () => {
  server = await startServer({ ...ADMIN, DRAIN_SECONDS: '600', SHUTDOWN_SECONDS: '1' });
  const slow = await sendHalf();
  const cutOff = once(slow, 'error');
  server.process.kill('SIGINT');
  const [error] = await cutOff;
  expect((error as NodeJS.ErrnoException).code).toBe('ECONNRESET');
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('requests that took too long were cut off');
});
