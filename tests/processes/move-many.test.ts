import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newDatabase, run, tablesOf, withDatabase } from '#tests/support/run-command.ts';
import { startServer } from '#tests/support/server.ts';
import { fillDatabase } from '../../bench/data/fill-database.ts';
import { withContextOf } from './kill/after-storm.ts';

const PIECES = 10_000;

const folder = await mkdtemp(join(tmpdir(), 'dhow-move-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

type Settings = { DATA_DIR: string; DATABASE_URL?: string };

/** How many pieces a shop there shows, and the seconds until it was open. */
async function opened(settings: Settings) {
  const began = performance.now();
  const server = await startServer(settings as Record<string, string>);
  const seconds = (performance.now() - began) / 1000;
  const answer = await fetch(`${server.url}/api/get-product?limit=1`);
  expect((await fetch(`${server.url}/shop`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  return { shown: answer.headers.get('x-total-count'), seconds };
}

test(`a move of ${PIECES} pieces into PostgreSQL and back loses and doubles nothing`, async ({
  annotate,
}) => {
  const embedded = { DATA_DIR: join(folder, 'embedded') };
  await withContextOf(embedded.DATA_DIR, ({ db }) => fillDatabase(db, PIECES, () => {}));
  const { shown } = await opened(embedded);
  const DATABASE_URL = await newDatabase();
  const onPostgres = { ...embedded, DATABASE_URL };
  const back = { DATA_DIR: join(folder, 'back') };
  for (const [way, from, to, target] of [
    ['into PostgreSQL', embedded, onPostgres, DATABASE_URL],
    ['back', onPostgres, back, back.DATA_DIR],
  ] as const) {
    const began = performance.now();
    const { code, said } = await run('move', [target], from);
    const seconds = (performance.now() - began) / 1000;
    expect([code, said]).toEqual([0, expect.stringContaining('Compared: ')]);
    const { site_state: _one, ...expected } = await withDatabase(from, tablesOf);
    const { site_state: _other, ...found } = await withDatabase(to, tablesOf);
    expect(found).toEqual(expected);
    const after = await opened(to);
    expect(after.shown).toBe(shown);
    const away = (seconds + after.seconds).toFixed(0);
    await annotate(
      `| move ${way} | ${away}, the shop is closed meanwhile | ${away} | ${away} | 0 of ${PIECES} | 0 |`,
    );
  }
}, 1_500_000);
