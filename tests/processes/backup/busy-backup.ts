import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { resumeSweep } from '#database/queries/media/sweep-pause.ts';
import { filesIn, newDatabase, run, tablesOf, withDatabase } from '#tests/support/run-command.ts';
import { startServer } from '#tests/support/server.ts';
import { finishEncoding, miscounts, sweepAndCompare, withContextOf } from '../kill/after-storm.ts';
import { busyShop } from './shop.ts';

type Engine = 'embedded' | 'postgresql';

const KEY = 'the key of these tests, long enough';
/** What a restore changes by intent. */
const SETTLED = ['backup_run', 'mail', 'notice', 'push_subscription', 'session', 'site_state'];

/**
 * Backs up a shop of one engine while everybody writes, and once more at rest; restores the first into an
 * embedded shop and the second into one of the other engine, and compares everything. All of it is in
 * `folder`.
 */
export async function backUpAndRestore(folder: string, from: Engine, to: Engine): Promise<void> {
  const newFolder = () => mkdtemp(join(folder, 'data-'));
  const settingsOf = async (engine: Engine): Promise<Record<string, string>> => ({
    DATA_DIR: await newFolder(),
    ...(engine === 'postgresql' && { DATABASE_URL: await newDatabase() }),
  });
  const source = await settingsOf(from);
  const archive = join(folder, `${from}-busy.tar.zst.enc`);
  const { server, ledger, calm } = await busyShop(source);
  const before = ledger.acknowledged;
  const made = await run('backup', [archive], { ...source, BACKUP_KEY: KEY });
  expect(made.said).toContain('Written: ');
  expect(made.code).toBe(0);
  const during = ledger.acknowledged - before;
  await calm();
  expect(during, server.output()).toBeGreaterThan(0);

  // Of a moment in which others wrote: everything in it agrees.
  const busy = { DATA_DIR: await newFolder(), BACKUP_KEY: KEY };
  const restored = await run('restore', [archive], busy);
  expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('Compared: ')]);
  await withContextOf(busy.DATA_DIR, async (context) => {
    expect(await miscounts(context)).toEqual([]);
    await finishEncoding(context);
    await resumeSweep(context.db);
    expect(await sweepAndCompare(context, busy.DATA_DIR)).toMatchObject({
      orphans: [],
      missing: [],
      unused: [],
    });
  });
  const audit = await run('admin', ['verify-audit'], busy);
  expect([audit.code, audit.said]).toEqual([0, expect.stringContaining('are sound')]);

  // Of the shop at rest: everything is the same, and it serves.
  const still = join(folder, 'plain', `${from}-still.tar.zst`);
  expect((await run('backup', [still], source)).code).toBe(0);
  const other = await settingsOf(to);
  expect(await run('restore', [still], other)).toMatchObject({ code: 0 });
  const tables = await withDatabase(source, tablesOf);
  const found = await withDatabase(other, tablesOf);
  for (const name of SETTLED) for (const all of [tables, found]) delete all[name];
  expect(found).toEqual(tables);
  expect(Object.keys(tables).length).toBeGreaterThan(30);
  expect(await filesIn(other.DATA_DIR ?? '')).toEqual(await filesIn(source.DATA_DIR ?? ''));
  const again = await startServer(other);
  expect((await fetch(`${again.url}/shop`)).status).toBe(200);
  expect(await again.stop()).toBe(0);
}
