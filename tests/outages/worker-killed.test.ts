import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { EditedPage } from '#contracts/calls/pages.ts';
import { rowsOf } from '#database/database.ts';
import { newsletterSubscriber } from '#database/schema/activity.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  aCategory,
  anAdmin,
  aSeller,
  type TestAdmin,
  type TestCategory,
  type TestSeller,
} from '#tests/support/factories.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { countWrites, startLoad } from '../../deploy/failover/load.ts';
import { type Replica, startReplicas } from './support/replicas.ts';
import { type SmtpServer, startSmtpServer } from './support/smtp-server.ts';

const ROWS = 3000;
const PAGES = 40;
const READERS = 600;
/** Loops that send mails in one process. */
const MAILS_AT_ONCE = 5;

let postgres: TestPostgres;
let url: string;
let smtp: SmtpServer;
let shop: TestApp;
let web: Replica;
let worker: Replica;
let admin: TestAdmin;
let seller: TestSeller;
let category: TestCategory;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase();
  smtp = await startSmtpServer();
  shop = await testApp({}, null, url);
  [admin, seller, category] = [await anAdmin(shop), await aSeller(shop), await aCategory(shop.db)];
  const settings = {
    DATABASE_URL: url,
    TOKEN_SECRET: new TextDecoder().decode(shop.context.tokenSecret),
    SMTP_URL: smtp.url,
    MAIL_FROM: 'no-reply@dhow.example',
    RATE_LIMIT_SCALE: '100000',
  };
  const started = await startReplicas(2, settings, (number) => ({
    ROLE: number === 1 ? 'web' : 'worker',
  }));
  [web, worker] = started as [Replica, Replica];
}, 300_000);
afterAll(async () => {
  await Promise.all([web, worker].map((replica) => replica?.stop()));
  await shop?.close();
  await smtp?.stop();
  await postgres?.stop();
});

type Method = 'GET' | 'PUT' | 'POST';

async function call(method: Method, path: string, payload?: object) {
  const answer = await shop.app.inject({
    ...{ method, url: `/api/admin/${path}`, headers: admin.authorization },
    ...(payload && { payload }),
  });
  expect([path, answer.statusCode < 300 ? 'done' : answer.body]).toEqual([path, 'done']);
  return answer.json();
}

const count = async (query: ReturnType<typeof sql>) =>
  Number((await rowsOf<{ n: number }>(shop.db, query))[0]?.n);

async function importRows() {
  const heads = 'SKU,Name,Brand,Category,Sub Category,Price (INR),Price (AED)';
  const { name } = category;
  const rows = Array.from(
    { length: ROWS },
    (_, at) => `K${at},Sail ${at},Corvo,${name},${category.sub.name},100,5`,
  );
  const { payload, headers } = multipart({}, [
    file('file', [heads, ...rows].join('\r\n'), 'sails.csv'),
  ]);
  const ask = (path: string, sent?: Pick<ReturnType<typeof multipart>, 'payload' | 'headers'>) =>
    shop.app.inject({
      ...{ method: 'POST', url: `/api/seller/${path}`, payload: sent?.payload ?? {} },
      headers: { ...sent?.headers, ...seller.authorization },
    });
  const checked = await ask('check-import', { payload, headers });
  expect(checked.statusCode, checked.body).toBeLessThan(300);
  const ran = await ask(`run-import/${checked.json().data._id}`);
  expect(ran.statusCode, ran.body).toBeLessThan(300);
}

const imported = () => count(sql`select count(*) as n from product where seller_id = ${seller.id}`);
const importsDone = () => count(sql`select count(*) as n from product_import where stage = 'done'`);

const dies = async () => {
  worker.server().process.kill('SIGKILL');
  expect(await worker.server().ended).toBe('SIGKILL');
};

/** Writes and reads by way of the web process while `work` is done; annotates what that cost, and what came of `work`. */
async function underLoad(
  name: string,
  annotate: (text: string) => Promise<unknown>,
  work: () => Promise<string>,
) {
  const load = startLoad(name, [web.url]);
  const came = await work().catch(async (error) => {
    await load.end();
    throw error;
  });
  const { acknowledged, refused, away } = await load.end();
  const stored = await rowsOf<{ name: string }>(
    shop.db,
    sql`select name from contact_message where name like ${`${name} %`}`,
  );
  const counted = countWrites(
    name,
    acknowledged,
    stored.map((row) => row.name),
  );
  await annotate(
    `| worker killed in ${name} | ${away.writes} | ${away.kept} | ${away.fresh} | ${counted.lost} of ${acknowledged.length} | ${counted.doubled} | ${came}`,
  );
  expect(acknowledged.length).toBeGreaterThan(10);
  expect({ refused, away, ...counted }).toEqual({
    ...{ refused: {}, lost: 0, doubled: 0 },
    away: { writes: '0.0', kept: '0.0', fresh: '0.0' },
  });
}

test('in an import: the next goes on with it, and does no row twice', async ({ annotate }) => {
  await underLoad('import', annotate, async () => {
    await importRows();
    await expect.poll(imported, { timeout: 120_000 }).toBeGreaterThan(ROWS / 10);
    await dies();
    expect(await importsDone()).toBe(0);
    const before = await imported();
    expect(before).toBeLessThan(ROWS);
    await worker.restart();
    await expect.poll(importsDone, { timeout: 180_000, interval: 200 }).toBe(1);
    const [row] = await rowsOf<Record<string, number>>(
      shop.db,
      sql`select count(*)::int as rows, count(distinct seller_sku)::int as numbers, max(version)::int as version
        from product where seller_id = ${seller.id}`,
    );
    expect(row).toEqual({ rows: ROWS, numbers: ROWS, version: 1 });
    const audited = sql`select count(*) as n from audit_entry a join product p on p.id = a.entity_id
      where a.entity = 'product' and p.seller_id = ${seller.id}`;
    expect(await count(audited)).toBe(ROWS);
    return `rows: 0 of ${ROWS} lost, 0 doubled; ${before} were there`;
  });
});

test('in a merge: the next goes on with it, and every piece arrives', async ({ annotate }) => {
  const into = await aCategory(shop.db);
  const inside = (id: string) =>
    count(sql`select count(*) as n from product where category_id = ${id}`);
  await underLoad('merge', annotate, async () => {
    const asked = { kind: 'category', how: 'merge', from: category.id, into: into.id };
    await call('POST', 'merge-catalogue', { ...asked, keepAttributes: false });
    await expect.poll(() => inside(into.id), { timeout: 120_000 }).toBeGreaterThan(0);
    await dies();
    const before = await inside(into.id);
    expect(before).toBeLessThan(ROWS);
    await worker.restart();
    const ended = () =>
      count(sql`select count(*) as n from audit_entry where action = 'end-merge'`);
    await expect.poll(ended, { timeout: 180_000, interval: 200 }).toBe(1);
    expect([await inside(into.id), await inside(category.id)]).toEqual([ROWS, 0]);
    const [done] = (await call('GET', 'get-catalogue-merges')) as { done: number }[];
    expect(done?.done).toBe(ROWS);
    return `pieces: 0 of ${ROWS} lost, 0 doubled; ${before} had moved`;
  });
});

test('while it publishes: the next does, each page once', async ({ annotate }) => {
  const blocks = [{ kind: 'paragraph', spans: [{ text: 'Letters of the monsoon.' }] }];
  for (let number = 0; number < PAGES; number += 1) {
    const en = { title: `Letter ${number}`, summary: 'Of rain.', blocks };
    const body = { name: `letter-${number}`, cover: null, isInFooter: false, en };
    const { data } = (await call('POST', 'pages', { kind: 'story', body })) as { data: EditedPage };
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await call('POST', `pages/${data._id}/publish`, { version: data.version, at });
  }
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  onTestFinished(() => holder.end());
  const published = () => count(sql`select count(*) as n from page where published is not null`);
  await underLoad('publish', annotate, async () => {
    // Where all wait who publish, so that the worker dies in the middle.
    await shop.db.execute(
      sql`update job set due_at = now() + interval '1 hour' where name = 'content'`,
    );
    await shop.db.execute(sql`update page set publish_at = now() - interval '1 second'`);
    await holder.query(`begin; select from page where name = 'letter-${PAGES / 2}' for update`);
    await shop.db.execute(sql`update job set due_at = now() where name = 'content'`);
    const waits = sql`select count(*) as n from pg_stat_activity
      where wait_event_type = 'Lock' and query ilike '%page%' and datname = current_database()`;
    await expect.poll(() => count(waits), { timeout: 120_000 }).toBeGreaterThan(0);
    await dies();
    await holder.query('rollback');
    expect(await published()).toBe(0);
    await worker.restart();
    await expect.poll(published, { timeout: 240_000, interval: 200 }).toBe(PAGES);
    expect(await count(sql`select count(*) as n from page_version`)).toBe(PAGES);
    return `pages: 0 of ${PAGES} lost, 0 doubled`;
  });
});

test('in a newsletter: every reader gets it, and those whose mail was under way at most twice', async ({
  annotate,
}) => {
  const confirmedAt = new Date();
  await shop.db.insert(newsletterSubscriber).values(
    Array.from({ length: READERS }, (_, number) => ({
      ...{ id: `reader${String(number).padStart(4, '0')}`, email: `r${number}@readers.example` },
      ...{ createdAt: confirmedAt, confirmedAt },
    })),
  );
  const received = () => smtp.mails.filter(({ to }) => to.endsWith('@readers.example'));
  const sent = () =>
    count(
      sql`select count(*) as n from mail where state = 'sent' and email like '%@readers.example'`,
    );
  await underLoad('newsletter', annotate, async () => {
    const { data } = await call('POST', 'add-newsletter-issue', {
      ...{
        subject: 'Lamps for the monsoon',
        blocks: [{ kind: 'paragraph', spans: [{ text: 'Brass again.' }] }],
        arabic: null,
      },
    });
    await call('POST', `send-newsletter-issue/${data._id}`, { version: data.version });
    await expect.poll(() => received().length, { timeout: 120_000 }).toBeGreaterThan(READERS / 6);
    await dies();
    const [before, noted] = [received().length, await sent()];
    expect(before).toBeLessThan(READERS);
    expect(before - noted).toBeLessThanOrEqual(MAILS_AT_ONCE);
    // Those under way are tried again five minutes later, when their leases end.
    await shop.db.execute(sql`update mail set leased_until = now() where leased_until is not null`);
    await worker.restart();
    await expect.poll(sent, { timeout: 240_000, interval: 200 }).toBe(READERS);
    const ids = new Set(received().map(({ id }) => id));
    const addresses = new Set(received().map(({ to }) => to));
    expect([addresses.size, ids.size]).toEqual([READERS, READERS]);
    const doubled = received().length - READERS;
    expect(doubled).toBeLessThanOrEqual(MAILS_AT_ONCE);
    return `mails: 0 of ${READERS} lost, ${doubled} doubled, with the same Message-ID`;
  });
});
