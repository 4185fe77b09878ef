import { rename } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterAll(() => {
  vi.useRealTimers();
  return test.close();
});

const SHARED_MS = 1000;

/** What balancers are told once what was found before is not told any more. */
async function ready(query = '') {
  vi.advanceTimersByTime(SHARED_MS);
  const answer = await test.app.inject(`/api/health/ready${query}`);
  return { status: answer.statusCode, ...answer.json() };
}

it('tells that the process answers, and how long it has run', async () => {
  const answer = await test.app.inject('/api/health/live');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'live', uptime: expect.any(Number) });
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('is ready where all it needs is there', async () => {
  const checks = ['database', 'migrations', 'store', 'draining'];
  expect(await ready()).toEqual({ status: 'ready', checks });
  expect(await ready('?exclude=database,store')).toMatchObject({
    checks: ['migrations', 'draining'],
  });
  expect(await ready('?exclude=disc')).toMatchObject({ status: 400, code: 'malformed' });
});

it('says which check fails, unless it is left out', async () => {
  const away = `${test.folder}-away`;
  await rename(test.folder, away);
  const words = 'a folder for uploads or media is missing or cannot be written to';
  expect(await ready()).toEqual({
    status: 503,
    code: 'not-ready',
    message: `Not ready: ${words}.`,
    fields: { store: words },
  });
  expect(await ready('?exclude=store')).toMatchObject({ status: 'ready' });
  await rename(away, test.folder);
  expect(await ready()).toMatchObject({ status: 'ready' });
});

it('misses the migrations of its version', async () => {
  if (test.context.engine === 'embedded') return;
  await test.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
  expect(await ready()).toMatchObject({
    status: 503,
    fields: { migrations: 'the database lacks migrations of this version' },
  });
  await test.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`);
  expect(await ready()).toMatchObject({ status: 'ready' });
});

it('is not ready from the moment it drains', async () => {
  test.context.readiness.drain();
  const answer = await test.app.inject('/api/health/ready');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answer.json().fields).toEqual({ draining: 'the process is stopping' });
  expect((await test.app.inject('/api/health/live')).statusCode).toBe(200);
});
