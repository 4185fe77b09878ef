import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { CHANGE_CHANNEL } from '#database/change-channel.ts';
import { apiOf, benchEnvironment, benchSeller, logInAdmin } from '../load/bench-seller.ts';
import { startDhow } from '../load/dhow-server.ts';
import { type Line, median, type Table, whole } from '../report.ts';

const TIMES = 15;
/** Announcements arrive, and counters are added up, a moment after the answer. */
const SETTLED_MS = 300;
/** A log that grows by less than these bytes in so long has only what is asked for, and looks for work. */
const QUIET_MS = 5_000;
const QUIET_BYTES = 2_000;
/** Smaller parts than this share of the whole are left out. */
const SMALLEST_SHARE = 0.01;

/**
 * What a product takes up in PostgreSQL, by table and index, and what a write makes the database
 * write and tell; without budgets.
 */
export async function* measureSizes(
  products: number,
  environment: Record<string, string>,
): AsyncIterable<Table> {
  const client = new pg.Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  try {
    yield await measureRoom(client, products);
    yield await measureWrites(client, environment);
  } finally {
    await client.end();
  }
}

type Room = { name: string; bytes: string };

const ROOM = `
select case relkind when 'i' then 'index ' else 'table ' end || relname as name, bytes
  from (select c.relname, c.relkind,
               case c.relkind when 'i' then pg_relation_size(c.oid)
                    else pg_table_size(c.oid) end as bytes
          from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname = 'public' and c.relkind in ('r', 'i')) parts
 order by bytes desc`;

async function measureRoom(client: pg.Client, products: number): Promise<Table> {
  const { rows } = await client.query<Room>(ROOM);
  const all = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  const large = rows.filter(({ bytes }) => Number(bytes) >= all * SMALLEST_SHARE);
  const rest = all - large.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  const lineOf = (name: string, bytes: number): Line => ({
    name,
    values: [(bytes / 1e6).toFixed(1), whole(bytes / products)],
    isWithin: null,
  });
  return {
    title: `Room in PostgreSQL of ${whole(products)} products, without their pictures`,
    columns: ['', 'MB', 'bytes a product'],
    lines: [
      lineOf('everything', all),
      ...large.map(({ name, bytes }) => lineOf(name, Number(bytes))),
      lineOf('the rest', rest),
    ],
  };
}

/** What one of the writes made; `told` is the text of all announcements, in bytes. */
type Made = { log: number; told: number; announcements: number };

async function measureWrites(
  client: pg.Client,
  environment: Record<string, string>,
): Promise<Table> {
  const told: string[] = [];
  client.on('notification', ({ payload = '' }) => told.push(payload));
  await client.query(`listen ${CHANGE_CHANNEL}`);
  const dhow = await startDhow({ ...environment, ...benchEnvironment });
  try {
    const lines: Line[] = [];
    const writes = await writesOn(dhow.url);
    await untilQuiet(client);
    for (const [name, write] of Object.entries(writes)) {
      const made: Made[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        told.length = 0;
        const before = await logPosition(client);
        await write(time);
        await wait(SETTLED_MS);
        const log = (await logPosition(client)) - before;
        made.push({ log, told: Buffer.byteLength(told.join('')), announcements: told.length });
      }
      const middle = (what: keyof Made) => whole(median(made.map((each) => each[what])));
      lines.push({
        name,
        values: [middle('log'), middle('announcements'), middle('told')],
        isWithin: null,
      });
    }
    return {
      title: `What a write makes PostgreSQL write to its log (WAL) and tell each replica, in bytes`,
      columns: ['', 'log', 'announcements', 'told'],
      lines,
    };
  } finally {
    await dhow.stop();
  }
}

/** Waits until little is written any more: a server that has started counts and sweeps for a while. */
async function untilQuiet(client: pg.Client): Promise<void> {
  for (let [before, now] = [0, await logPosition(client)]; now - before > QUIET_BYTES; ) {
    await wait(QUIET_MS);
    [before, now] = [now, await logPosition(client)];
  }
}

async function logPosition(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ at: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as at`,
  );
  return Number(rows[0]?.at);
}

type Write = (time: number) => Promise<unknown>;

/** The usual writes, of a seller and an admin of the bench's own, in an order that leaves nothing. */
async function writesOn(url: string): Promise<Record<string, Write>> {
  const seller = await benchSeller(url, 'Writer');
  const asSeller = apiOf(url, seller.token);
  const asAdmin = apiOf(url, await logInAdmin(url));
  const { subCategory } = seller;
  const form = (name: string, priceINR: number) => {
    const given = new FormData();
    const fields = {
      ...{ name, brand: 'Bench', description: 'As long as people write them. '.repeat(8) },
      ...{ categoryId: subCategory.categoryId._id, subCategoryId: subCategory._id },
      ...{ priceINR: String(priceINR), priceAED: '5' },
    };
    for (const [field, value] of Object.entries(fields)) given.set(field, value);
    return given;
  };
  const added: string[] = [];
  const one = () => added[0] ?? '';
  return {
    'a product is added': async (time) => {
      const answer = await asSeller<{ data: { _id: string } }>(
        '/seller/add-product',
        form(`Writing ${time}`, 100),
      );
      added.push(answer.data._id);
    },
    'its price is changed': (time) =>
      asSeller(`/seller/edit-product/${one()}`, form('Writing 0', 200 + time), 'PUT'),
    'its name is changed': (time) =>
      asSeller(`/seller/edit-product/${one()}`, form(`Renamed ${time}`, 300), 'PUT'),
    'it is made trending, or not': (time) =>
      asAdmin(`/admin/update-trending/${one()}`, { isTrending: time % 2 === 0 }, 'PUT'),
    'a shopper asks for it': () =>
      apiOf(url)('/enquiry', {
        productId: one(),
        region: 'IN',
        reference: String(Date.now()).slice(-9),
      }),
    'a product is deleted': (time) =>
      asSeller(`/seller/delete-product/${added[time] ?? ''}`, undefined, 'DELETE'),
  };
}
