import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { CHANGE_CHANNEL } from '#database/change-channel.ts';
import { openPostgres } from '#database/open-postgres.ts';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { createDropping, listenForChanges } from './listen-for-changes.ts';
import { createResponseCache } from './page-cache/response-cache.ts';

const LOG_IS_ASKED = 'with missed';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Before a database: away, or back with questions to the log of changes held up, or open. */
async function gateBefore(database: string) {
  const far = new URL(database);
  const sockets = new Set<Socket>();
  let mode: 'open' | 'away' | 'slow' = 'open';
  const heldUp: (() => void)[] = [];
  const server = createServer((near) => {
    if (mode === 'away') return near.destroy();
    const other = connect({ host: far.hostname, port: Number(far.port) });
    for (const [one, twin] of [
      [near, other],
      [other, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => twin.destroy());
    }
    other.pipe(near);
    near.on('data', (bytes) => {
      if (mode === 'slow' && bytes.includes(LOG_IS_ASKED)) heldUp.push(() => other.write(bytes));
      else other.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  ends.push(() => {
    end();
    server.close();
  });
  return {
    url: Object.assign(new URL(database), { hostname: '127.0.0.1', port: String(port) }).href,
    goAway() {
      mode = 'away';
      end();
    },
    comeBackSlowly() {
      mode = 'slow';
    },
    open() {
      mode = 'open';
      for (const send of heldUp.splice(0)) send();
    },
    heldUp: () => heldUp.length,
  };
}

describe.runIf(inject('postgresUrl'))('a database that returns', () => {
  it('a change heard of before the connection is back drops nothing until it is', async () => {
    const address = (await freshDatabaseUrl()) ?? '';
    const gate = await gateBefore(address);
    const database = await openPostgres(gate.url, { poolSize: 2 });
    ends.push(() => database.close());
    const others = new pg.Client({ connectionString: address });
    await others.connect();
    ends.push(() => others.end());

    const { behindMs } = database;
    const cache = createResponseCache({ maxBytes: 1_000_000, behindMs, staleMs: 600_000 });
    const dropping = createDropping(cache);
    const said: string[] = [];
    const heard: string[] = [];
    const apply: typeof dropping.apply = (change) => {
      dropping.apply(change);
      heard.push(...change.tags);
    };
    const say = (_facts: object, words: string) => said.push(words);
    await listenForChanges(database, { ...dropping, apply }, { error: say, warn: say, info: say });
    let made = 0;
    const read = async (tag: string) => {
      await cache.answer(tag, async () => {
        await database.db.execute(sql`select 1`);
        made += 1;
        return { status: 200, headers: {}, body: tag, tags: [tag], keep: true };
      });
    };
    await read('priced');
    await read('worded');

    gate.goAway();
    await expect.poll(() => said.length).toBe(1);
    gate.comeBackSlowly();
    // The listener's own question, and that of the pool.
    await expect.poll(gate.heldUp).toBe(2);
    const payload = JSON.stringify({ id: 'elsewhere/1', tags: ['priced'] });
    await others.query('select pg_notify($1, $2)', [CHANGE_CHANNEL, payload]);
    await expect.poll(() => heard).toContain('priced');
    // As a fellow worker tells it.
    apply({ id: 'elsewhere/2', tags: ['worded'] });
    await read('priced');
    await read('worded');
    expect([made, cache.age() > 0]).toEqual([2, true]);

    gate.open();
    await expect.poll(() => cache.age()).toBe(0);
    await read('priced');
    await read('worded');
    expect(made).toBe(4);
    expect(said).toHaveLength(2);
  });
});
