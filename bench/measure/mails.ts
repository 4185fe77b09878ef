import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#database/database.ts';
import { openPostgres } from '#database/open-postgres.ts';
import { budgets, SMALL } from '../budgets.ts';
import { fillDatabase } from '../data/fill-database.ts';
import { startSafePostgres } from '../data/safe-postgres.ts';
import { apiOf, benchEnvironment } from '../load/bench-seller.ts';
import { startDhow } from '../load/dhow-server.ts';
import { median, type Table, whole } from '../report.ts';

const READERS = 10_000;
const EACH_MS = 400;
const LINKS = 20;
const APART_MS = 2000;
const PATIENCE_MS = 120_000;

/**
 * How long a link to a new password takes from its cause to a mail server that needs 0.4 s for each mail, while a
 * newsletter goes out to 10,000 readers; twenty links, one after the other.
 */
export async function measureMails(): Promise<Table> {
  const postgres = await startSafePostgres((db) => fillDatabase(db, SMALL, () => {}));
  const smtp = await slowServer();
  const opened = await openPostgres(postgres.url, { poolSize: 1 });
  const environment = { DATA_DIR: join(postgres.folder, 'dhow'), DATABASE_URL: postgres.url };
  const dhow = await startDhow({ ...environment, ...benchEnvironment, SMTP_URL: smtp.url });
  try {
    const addresses = await beginNewsletter(opened.db);
    while (smtp.heard.size < 20) await wait(100);
    const [before, began] = [smtp.heard.size, Date.now()];
    const took: number[] = [];
    for (const email of addresses) {
      const caused = Date.now();
      await apiOf(dhow.url)('/seller/forgot-password', { email });
      while (!smtp.heard.has(email) && Date.now() - caused < PATIENCE_MS) await wait(20);
      took.push((smtp.heard.get(email) ?? Number.POSITIVE_INFINITY) - caused);
      await wait(APART_MS);
    }
    const seconds = (Date.now() - began) / 1000;
    return tableOf(took, (smtp.heard.size - before) / seconds);
  } finally {
    await dhow.stop();
    await opened.close();
    smtp.close();
    await postgres.stop();
  }
}

/** Begins a newsletter to all readers, and returns the addresses of some sellers. */
async function beginNewsletter(db: Database): Promise<string[]> {
  await db.execute(sql`insert into newsletter_subscriber (id, email, confirmed_at)
    select 'reader' || lpad(n::text, 14, '0'), 'reader' || n || '@readers.example', now() - interval '1 day'
    from generate_series(1, ${READERS}::int) n`);
  await db.execute(sql`insert into newsletter_issue (id, subject, text, state, readers, by, sent_at)
    values ('news', 'Brass again', 'Lamps for the monsoon.', 'sending', ${READERS}, 'Bench', now())`);
  const sellers = await rowsOf<{ email: string }>(
    db,
    sql`select email from seller where email is not null order by id limit ${LINKS}`,
  );
  return sellers.map(({ email }) => email.toLowerCase());
}

/** A mail server that takes each mail after 0.4 s, and tells when it had the first to an address. */
async function slowServer() {
  const heard = new Map<string, number>();
  const server = createServer((socket) => {
    let [to, isMail, rest] = ['', false, ''];
    socket.setEncoding('utf8').on('error', () => {});
    socket.write('220 bench\r\n');
    socket.on('data', async (chunk: string) => {
      rest += chunk;
      if (isMail) {
        if (!rest.endsWith('\r\n.\r\n')) return;
        [isMail, rest] = [false, ''];
        await wait(EACH_MS);
        if (!heard.has(to)) heard.set(to, Date.now());
        socket.write('250 kept\r\n');
        return;
      }
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        to = /^RCPT TO:<([^>]*)>/.exec(line)?.[1]?.toLowerCase() ?? to;
        isMail = line === 'DATA';
        socket.write(isMail ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, heard, close: () => server.close() };
}

function tableOf(took: readonly number[], perSecond: number): Table {
  const seconds = (ms: number) => (Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'never');
  const longest = Math.max(...took);
  return {
    title: `A link's mail beside a newsletter to ${whole(READERS)}, ${EACH_MS} ms a mail (at most ${budgets.linkMail / 1000} s)`,
    columns: ['', 'links', 'median', 'longest', 'mails a second'],
    lines: [
      {
        name: 'from its cause to the mail server',
        values: [
          whole(took.length),
          seconds(median([...took])),
          seconds(longest),
          perSecond.toFixed(1),
        ],
        isWithin: longest <= budgets.linkMail,
      },
    ],
  };
}
