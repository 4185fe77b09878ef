import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listJobs } from '#database/queries/jobs.ts';
import { job as jobs } from '#database/schema/operation.ts';
import { createJobBook } from '#server/observability/job-book.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { type Job, runJob } from './run-job.ts';

const test = await clearedApp();

const never = new AbortController().signal;
const makeDue = () => test.db.update(jobs).set({ dueAt: sql`now()` });
const endLease = () => test.db.update(jobs).set({ leasedUntil: sql`now() - interval '1 second'` });

/** A job in steps whose runs end once it is opened. */
function aJob() {
  const froms: string[] = [];
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const job: Job = {
    name: 'steps',
    everySeconds: 600,
    run: async (_context, from) => {
      froms.push(from);
      await promise;
      return `${from}x`;
    },
  };
  return { job, froms, open };
}

it('is run by one of two processes, and then not before it is due again', async () => {
  const { job, froms, open } = aJob();
  const first = runJob(test.context, job, never, 'one');
  await expect.poll(() => froms.length).toBe(1);
  expect(await runJob(test.context, job, never, 'two')).toBe(false);
  open();
  expect(await first).toBe(true);
  expect(await runJob(test.context, job, never, 'two')).toBe(false);
  await makeDue();
  expect(await runJob(test.context, job, never, 'two')).toBe(true);
  expect(froms).toEqual(['', 'x']);
});

it('is taken over where a process died, whose late end changes nothing', async () => {
  const [dying, taking] = [aJob(), aJob()];
  const dead = runJob(test.context, dying.job, never, 'one');
  await expect.poll(() => dying.froms.length).toBe(1);
  await endLease();
  const heir = runJob(test.context, taking.job, never, 'two');
  await expect.poll(() => taking.froms.length).toBe(1);
  dying.open();
  await dead;
  expect((await test.db.select().from(jobs))[0]).toMatchObject({ holder: 'two', position: '' });
  taking.open();
  expect(await heir).toBe(true);
  expect((await test.db.select().from(jobs))[0]).toMatchObject({
    position: 'x',
    leasedUntil: null,
  });
});

it('that fails says why, is due again soon, and has not moved on', async () => {
  const { job, open } = aJob();
  open();
  await runJob(test.context, job, never);
  await makeDue();
  const failing = { ...job, run: () => Promise.reject(new Error('no store')) };
  await expect(runJob(test.context, failing, never)).rejects.toThrow('no store');
  const [row] = await listJobs(test.db);
  expect(row).toMatchObject({ name: 'steps', error: 'no store', leasedUntil: null });
  expect(Number(row?.dueAt) - Date.now()).toBeLessThan(70_000);
  expect(row?.failedAt).not.toBeNull();
  await makeDue();
  await runJob(test.context, job, never);
  expect((await listJobs(test.db))[0]).toMatchObject({ error: '', failedAt: null });
});

it('that failed is not well while it waits for its next run, in no process', async () => {
  const { job, open } = aJob();
  open();
  const book = createJobBook();
  const look = (holder: string) =>
    book.observeJob(holder, () => runJob(test.context, job, never, holder));
  const failing = { ...job, run: () => Promise.reject(new Error('no store')) };
  const failed = book.observeJob('one', () => runJob(test.context, failing, never, 'one'));
  await expect(failed).rejects.toThrow('no store');
  expect([await look('one'), await look('two')]).toEqual([null, null]);
  expect(book.read().map(({ lastSuccessAt }) => lastSuccessAt)).toEqual([null, null]);
  await makeDue();
  expect([await look('two'), await look('one')]).toEqual([true, false]);
  expect(book.read().filter(({ lastSuccessAt }) => lastSuccessAt === null)).toEqual([]);
});

it('that was cut short is due at once', async () => {
  const { job, froms, open } = aJob();
  open();
  const stop = new AbortController();
  stop.abort();
  await runJob(test.context, job, stop.signal);
  expect(await runJob(test.context, job, never)).toBe(true);
  expect(froms).toHaveLength(2);
});
