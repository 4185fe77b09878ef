import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { clearedApp } from '#tests/support/shared-app.ts';
import {
  beginBackup,
  endBackup,
  isBackupDue,
  lastBackups,
  mayRemoveMedia,
  missingByArchive,
  renewBackup,
} from './backup-runs.ts';

const { db } = await clearedApp();

const run = { scheduled: true, archive: '/backups/one.tar.zst' };
const every = { afterGoodMs: 3_600_000, afterFailureMs: 600_000 };
const later = (minutes: number) =>
  db.execute(sql`update backup_run set started_at = started_at - make_interval(secs => ${minutes * 60}),
    leased_until = leased_until - make_interval(secs => ${minutes * 60})`);

it('tells what became of the last backups', async () => {
  expect(await lastBackups(db)).toEqual({ runningSince: null, last: null, lastGood: null });
  const first = await beginBackup(db, run);
  expect((await lastBackups(db)).runningSince).toBeInstanceOf(Date);
  await endBackup(db, first ?? '', { bytes: 1234, missing: 3 });
  const good = {
    ...run,
    id: first,
    bytes: 1234,
    missing: 3,
    error: null,
    seconds: expect.any(Number),
  };
  expect(await lastBackups(db)).toMatchObject({ runningSince: null, last: good, lastGood: good });

  const second = await beginBackup(db, run);
  await endBackup(db, second ?? '', { error: 'The disk is full.' });
  const { last, lastGood } = await lastBackups(db);
  expect(last).toMatchObject({ id: second, bytes: null, error: 'The disk is full.' });
  expect(lastGood).toMatchObject({ id: first, endedAt: expect.any(Date) });
  expect(await missingByArchive(db)).toEqual({ [run.archive]: 3 });
});

it('lets one run at a time, while its lease is renewed', async () => {
  const first = (await beginBackup(db, run)) ?? '';
  expect(await beginBackup(db, run)).toBe(null);
  await later(1.5);
  expect(await renewBackup(db, first)).toBe(true);
  await later(1.5);
  expect(await beginBackup(db, run)).toBe(null);
  await later(1.5);
  expect((await lastBackups(db)).last?.error).toBe('It was cut off before its end.');
  expect(await beginBackup(db, run)).not.toBe(null);
  await endBackup(db, first, { bytes: 1, missing: 0 });
  expect(await renewBackup(db, first)).toBe(false);
});

it('is due by the clock, and sooner after a failure', async () => {
  expect(await isBackupDue(db, every)).toBe(true);
  const good = (await beginBackup(db, run)) ?? '';
  await endBackup(db, good, { bytes: 1, missing: 0 });
  await later(30);
  expect(await isBackupDue(db, every)).toBe(false);
  await later(31);
  expect(await isBackupDue(db, every)).toBe(true);
  const failed = (await beginBackup(db, run)) ?? '';
  await endBackup(db, failed, { error: 'No.' });
  expect(await isBackupDue(db, every)).toBe(false);
  await later(11);
  expect(await isBackupDue(db, every)).toBe(true);
});

it('holds the removal of media while it runs', async () => {
  expect(await mayRemoveMedia(db)).toBe(true);
  const id = (await beginBackup(db, run)) ?? '';
  expect(await mayRemoveMedia(db)).toBe(false);
  await endBackup(db, id, { bytes: 1, missing: 0 });
  expect(await mayRemoveMedia(db)).toBe(true);
});
