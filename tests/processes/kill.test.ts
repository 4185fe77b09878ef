import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '#tests/support/server.ts';
import {
  countedKinds,
  finishEncoding,
  miscounts,
  sweepAndCompare,
  withContextOf,
} from './kill/after-storm.ts';
import { until } from './kill/api-client.ts';
import { differences } from './kill/compare.ts';
import { emptyLedger, type Ledger } from './kill/ledger.ts';
import { BROWSER, tellView } from './kill/sell.ts';
import { ADMIN, adminOf, approvedSellers, logIn, someParents } from './kill/stage.ts';
import { storm } from './kill/storm.ts';

const ROUNDS = 4;
const SECONDS = 3;

const dataDir = await mkdtemp(join(tmpdir(), 'dhow-kill-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = () =>
  startServer({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_SCALE: '100000',
  });

test(`killed ${ROUNDS} times in a storm of writes, it loses nothing it acknowledged`, async () => {
  const ledger = emptyLedger();
  let server = await start();
  const parents = await someParents(await adminOf(server));
  const sellers = await approvedSellers(server);

  for (let round = 1; round <= ROUNDS; round += 1) {
    const { token: adminToken } = await logIn(server, 'admin', ADMIN.email, ADMIN.password);
    const raging = storm({ url: server.url, ledger, sellers, adminToken, parents });
    await Promise.race([raging, lasting(ledger)]);
    server.process.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    await raging;
    const { output } = server;

    server = await start();
    expect(await differences(await adminOf(server), ledger), output()).toEqual([]);
  }
  for (const { known, id } of ledger.products.values()) {
    if (known !== 'absent' && id !== null) {
      await tellView(server, BROWSER, { page: 'product', id, region: 'IN' });
    }
  }
  expect(await server.stop()).toBe(0);

  await withContextOf(dataDir, async (context) => {
    await finishEncoding(context);
    expect(await sweepAndCompare(context, dataDir)).toEqual({
      encodings: 0,
      orphans: [],
      missing: [],
      unused: [],
      incoming: [],
    });
    expect(await countedKinds(context)).toEqual(['moved', 'views', 'reports']);
    expect(await miscounts(context)).toEqual([]);
  });

  server = await start();
  expect(await differences(await adminOf(server), ledger)).toEqual([]);
  expect(await server.stop()).toBe(0);
}, 900_000);

/** So many seconds; on a busy machine until enough has been written for the kill to hurt. */
async function lasting(ledger: Ledger): Promise<void> {
  const enough = ledger.acknowledged + 10 * SECONDS;
  await wait(SECONDS * 1000);
  await until(20 * SECONDS, async () => ledger.acknowledged >= enough);
}
