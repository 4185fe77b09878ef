import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { type Replica, startReplicas } from './support/replicas.ts';
import { type SmtpServer, startSmtpServer } from './support/smtp-server.ts';

let postgres: TestPostgres;
let database: pg.Pool;
let smtp: SmtpServer;
let web: Replica;
const workers: Replica[] = [];

const MAILS = 8;
const RECOVERED_WITHIN_MS = 120_000;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.createDatabase();
  database = new pg.Pool({ connectionString: url, max: 2 });
  database.on('error', () => {});
  smtp = await startSmtpServer();
  const settings = { DATABASE_URL: url, SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@dhow.example' };
  const started = await startReplicas(3, settings, (number) => ({
    ROLE: number === 1 ? 'web' : 'worker',
  }));
  const [first, ...others] = started;
  if (first === undefined) throw new Error('No replica was started');
  web = first;
  workers.push(...others);
});
afterAll(async () => {
  await Promise.all([web, ...workers].map((replica) => replica?.stop()));
  await database?.end();
  await smtp?.stop();
  await postgres?.stop();
});

const addresses = (word: string) =>
  Array.from({ length: MAILS }, (_, index) => `${word}-${index}@readers.example`);

async function subscribe(emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    const answer = await fetch(`${web.url}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(answer.status).toBe(200);
  }
}

async function statesOf(word: string): Promise<Record<string, number>> {
  const { rows } = await database.query(
    "select state, count(*)::int as mails from mail where email like $1 || '-%' group by state",
    [word],
  );
  return Object.fromEntries(rows.map(({ state, mails }) => [state, mails]));
}

const receivedBy = (word: string) =>
  smtp.mails
    .map(({ to }) => to)
    .filter((to) => to.startsWith(`${word}-`))
    .sort();

test('a web process answers without working, and a worker works without answering', async () => {
  const path = '/api/get-category';
  expect((await fetch(web.url + path)).status).toBe(200);
  for (const { url } of workers) {
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    expect((await fetch(url + path)).status).toBe(404);
    expect((await fetch(`${url}/`)).status).toBe(404);
  }
});

test('mails written while the mail server is away all arrive once it is back, each once', async () => {
  await smtp.stop();
  await subscribe(addresses('away'));
  await expect.poll(() => statesOf('away'), { timeout: 20_000 }).toEqual({ waiting: MAILS });
  const tried = "select count(*)::int as mails from mail where problem like '%cannot be reached.'";
  await expect
    .poll(async () => (await database.query(tried)).rows[0].mails, { timeout: 20_000 })
    .toBe(MAILS);
  // A worker that dies meanwhile loses none of them.
  workers[0]?.server().process.kill('SIGKILL');

  await smtp.start();
  await workers[0]?.restart();
  await expect
    .poll(() => statesOf('away'), { timeout: RECOVERED_WITHIN_MS, interval: 500 })
    .toEqual({ sent: MAILS });
  expect(receivedBy('away')).toEqual(addresses('away').sort());
  const { rows } = await database.query("select sealed from mail where state = 'sent'");
  expect(new Set(rows.map(({ sealed }) => sealed))).toEqual(new Set(['']));
});

test('an answer that is lost after the mail was taken sends it twice, and known by its id', async () => {
  smtp.breakNext();
  await subscribe(['lost-0@readers.example']);
  await expect
    .poll(() => statesOf('lost'), { timeout: RECOVERED_WITHIN_MS, interval: 500 })
    .toEqual({ sent: 1 });
  expect(receivedBy('lost')).toHaveLength(2);
  const ids = smtp.mails.filter(({ to }) => to.startsWith('lost-')).map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/@dhow\.example>$/);
});

test('the sweeps of two workers are done by one, and by the other where it dies', async () => {
  const holders = async () => {
    const { rows } = await database.query(
      'select distinct holder from job where done_at is not null',
    );
    return rows.map(({ holder }) => holder as string);
  };
  await expect.poll(holders, { timeout: 60_000, interval: 500 }).not.toEqual([]);
  const before = await holders();
  // Whoever has it dies; the other finds the work due at its next look.
  const [first, second] = workers;
  first?.server().process.kill('SIGKILL');
  await database.query("update job set due_at = now(), leased_until = null, holder = 'nobody'");
  await expect.poll(holders, { timeout: 90_000, interval: 500 }).not.toContain('nobody');
  expect((await holders()).length).toBe(1);
  expect(before.length).toBeGreaterThan(0);
  expect(second?.server().process.exitCode).toBeNull();
});
