import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SystemHealth } from '#contracts/calls/operation/system-health.ts';
import type { ProcessSummary } from '#services/app-context.ts';
import { receiveLead } from '#services/leads/receive-lead.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const summary: ProcessSummary = {
  process: {
    worker: 1,
    pid: 4711,
    startedAt: '2026-03-14T10:00:00.000Z',
    memoryBytes: 200_000_000,
    eventLoopDelayMs: 3,
    requests: 1000,
    failures: 1,
    cache: { entries: 10, bytes: 1000, hits: 900, misses: 100 },
    running: 1,
    waiting: 0,
    connections: { open: 3, idle: 2, waiting: 0, most: 10 },
    replica: null,
  },
  jobs: [
    {
      job: 'zip-files',
      isFailing: false,
      isRunning: false,
      runs: 2,
      failures: 0,
      lastSuccessAt: '2026-03-14T10:00:00.000Z',
      lastFailureAt: null,
    },
  ],
  mails: { sent: 3, failed: 0 },
};
const failing: ProcessSummary = {
  ...summary,
  process: { ...summary.process, worker: 2, pid: 4712, eventLoopDelayMs: 1200 },
  jobs: summary.jobs.map((job) => ({
    ...job,
    isFailing: true,
    failures: 1,
    lastFailureAt: '2026-03-14T11:00:00.000Z',
  })),
};

let processes = [summary];
const shop = await clearedApp({
  operations: {
    version: '1.2.3',
    mailsGoTo: 'server',
    settings: [{ name: 'PORT', value: '3000', source: 'default', isSecret: false }],
    readProcesses: async () => processes,
  },
});
const { app, db } = shop;
const admin = await perTest(() => anAdmin(shop));

async function health(): Promise<SystemHealth> {
  const answer = await app.inject({
    url: '/api/admin/system-health',
    headers: admin.authorization,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return SystemHealth.parse(answer.json());
}
const checkOf = ({ checks }: SystemHealth, name: string) =>
  checks.find((check) => check.name === name);

const aJobIsDue = (minutes: number, failed = false) =>
  db.execute(sql`insert into job (name, due_at, done_at, failed_at)
    values ('retention', now() + make_interval(mins => ${minutes}), now() - interval '1 hour',
      ${failed ? sql`now()` : null})`);

test('tells what runs, and that all is well', async () => {
  await aJobIsDue(9);
  processes = [summary];
  const found = await health();
  expect(found).toMatchObject({
    versions: { dhow: '1.2.3', database: expect.stringMatching(/^PostgreSQL \d+/) },
    processes: [summary.process],
    mails: { way: 'server', sent: 3 },
    settings: [{ name: 'PORT', value: '3000', source: 'default' }],
  });
  expect(found.marketplace?.migrations).toBeGreaterThan(0);
  expect(found.disks[0]?.freeBytes).toBeGreaterThan(0);
  const wrong = found.checks.filter(({ state, name }) => state !== 'ok' && name !== 'Backup');
  expect(wrong).toEqual([]);
});

test('takes the jobs of several processes together: one fails where it fails in any', async () => {
  processes = [summary, failing];
  await aJobIsDue(9);
  const found = await health();
  expect(found.jobs).toEqual([
    expect.objectContaining({ job: 'retention', isFailing: false }),
    {
      job: 'zip-files',
      isFailing: true,
      isRunning: false,
      runs: 4,
      failures: 1,
      lastSuccessAt: '2026-03-14T10:00:00.000Z',
      lastFailureAt: '2026-03-14T11:00:00.000Z',
    },
  ]);
  expect(checkOf(found, 'Background work')).toMatchObject({
    state: 'failing',
    text: 'Failing: zip-files',
  });
  expect(checkOf(found, 'Processes')).toMatchObject({ state: 'failing' });
});

test('tells of jobs that other machines do, and of none that anybody does', async () => {
  processes = [summary];
  expect(checkOf(await health(), 'Background work')).toEqual({
    name: 'Background work',
    state: 'warning',
    text: 'None was done yet. It needs a process with ROLE all or worker.',
  });
  await aJobIsDue(1, true);
  await db.execute(
    sql`insert into job (name, due_at) values ('of-earlier', now() - interval '9 days')`,
  );
  const failed = await health();
  expect(failed.jobs.map(({ job, isFailing }) => [job, isFailing])).toEqual([
    ['retention', true],
    ['zip-files', false],
  ]);
  expect(checkOf(failed, 'Background work')).toMatchObject({ text: 'Failing: retention' });
  await db.execute(sql`update job set due_at = due_at - interval '13 minutes'`);
  expect(checkOf(await health(), 'Background work')).toMatchObject({
    state: 'failing',
    text: 'Nobody has done any for 12 min. It needs a process with ROLE all or worker.',
  });
  await db.execute(
    sql`update job set leased_until = now() + interval '1 minute' where failed_at is not null`,
  );
  expect((await health()).jobs[0]).toMatchObject({ job: 'retention', isRunning: true });
});

test('tells of a read replica that is away or behind, and of none where there is none', async () => {
  const withReplica = async (...replicas: ProcessSummary['process']['replica'][]) => {
    processes = replicas.map((replica) => ({
      ...summary,
      process: { ...summary.process, replica },
    }));
    return checkOf(await health(), 'Read replica');
  };
  const follows = { isReachable: true, behindSeconds: 0.2 };
  expect(await withReplica(null)).toBeUndefined();
  expect(await withReplica(follows, null)).toMatchObject({ state: 'ok' });
  expect(await withReplica(follows, { isReachable: true, behindSeconds: 90.5 })).toMatchObject({
    state: 'warning',
    text: 'It is 90 s behind. Pages are read from the database itself.',
  });
  expect(await withReplica({ ...follows, isReachable: false }, follows)).toMatchObject({
    state: 'warning',
    text: 'It is away. Pages are read from the database itself.',
  });
});

test('tells of a backup without files that the store lacks', async () => {
  processes = [summary];
  const lacks = async (files: number) => {
    await db.execute(sql`delete from backup_run`);
    await db.execute(sql`insert into backup_run (id, scheduled, archive, leased_until, ended_at, bytes, missing)
      values ('a', true, '/backups/a', now(), now(), 1, ${files})`);
    return checkOf(await health(), 'Backup');
  };
  expect(await lacks(0)).toMatchObject({ state: 'ok', text: 'Within the last hour' });
  expect(await lacks(1)).toMatchObject({
    state: 'warning',
    text: 'Within the last hour, without 1 file that the store of media lacks',
  });
  expect(await lacks(400)).toMatchObject({
    state: 'failing',
    text: 'Within the last hour, without 400 files that the store of media lacks',
  });
});

test('tells what waits, and for how long', async () => {
  processes = [summary];
  await db.execute(sql`insert into media_asset (id, kind, file, bytes, width, height, encoding, ready, created_at)
    values ('a', 'image', 'a.webp', 1, 1, 1, true, true, now() - interval '20 minutes')`);
  const found = await health();
  expect(found.marketplace?.pictures).toMatchObject({ waiting: 1, givenUp: 0 });
  expect(found.marketplace?.pictures.oldestSeconds).toBeGreaterThan(1190);
  expect(checkOf(found, 'Pictures')).toEqual({
    name: 'Pictures',
    state: 'warning',
    text: '1 wait for their sizes, the oldest for 20 min',
  });
});

test('tells of enquiries that nobody tells their sellers of', async () => {
  processes = [summary];
  const seller = await aSeller(shop, { chatEmirates: '' });
  const product = await aProduct(db, parentsOf(seller, await aCategory(db)));
  const pieces = [{ productId: product.id }];
  const asked = { reference: 'WAITS01', region: 'AE', source: 'CHAT', pieces } as const;
  await receiveLead(shop.context, asked);
  const waiting = await health();
  expect(waiting.marketplace?.notices.waiting).toBe(1);
  expect(checkOf(waiting, 'Notices')).toMatchObject({ state: 'ok', text: '1 wait for their time' });
  await db.execute(sql`update notice set due_at = now() - interval '20 minutes'`);
  expect(checkOf(await health(), 'Notices')).toEqual({
    name: 'Notices',
    state: 'warning',
    text: '1 wait, one has been due for 20 min',
  });
  // One that was tried waits for its next attempt.
  await db.execute(sql`update notice set attempts = 1`);
  expect(checkOf(await health(), 'Notices')).toMatchObject({ state: 'ok' });
});
