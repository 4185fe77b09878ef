import { globSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rowsOf } from '#database/database.ts';
import { newsletterSubscriber } from '#database/schema/activity.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { anAdmin, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/server.ts';
import { countWrites, startLoad } from '../../deploy/failover/load.ts';
import { type SmtpServer, startSmtpServer } from './support/smtp-server.ts';

const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
const READERS = 200;

describe.skipIf(library === undefined)('a clock that is wrong (needs faketime)', () => {
  let postgres: TestPostgres;
  let url: string;
  let smtp: SmtpServer;
  let shop: TestApp;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.createDatabase();
    smtp = await startSmtpServer();
    shop = await testApp({}, null, url);
  });
  afterAll(async () => {
    await shop?.close();
    await smtp?.stop();
    await postgres?.stop();
  });

  /** A server whose clock is so many hours away from the others'. */
  async function startAt(hours: number, ROLE: 'web' | 'worker') {
    const settings = {
      DATABASE_URL: url,
      TOKEN_SECRET: new TextDecoder().decode(shop.context.tokenSecret),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'no-reply@dhow.example',
      RATE_LIMIT_SCALE: '100000',
      LOG_LEVEL: 'info',
      ...(hours !== 0 && {
        LD_PRELOAD: library ?? '',
        FAKETIME: `${hours > 0 ? '+' : ''}${hours}h`,
        // As where a clock is set: what measures times goes on.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      }),
    };
    const server = await startServer({ ...settings, ROLE });
    onTestFinished(async () => {
      expect(await server.stop()).toBe(0);
    });
    return server;
  }

  test.for([
    ['web', 1],
    ['web', -1],
    ['worker', 1],
    ['worker', -1],
  ] as const)(
    'of the %s process by %i h loses, doubles and delays nothing',
    { timeout: 600_000 },
    async ([who, hours], { annotate }) => {
      const name = `${who}${hours > 0 ? 'ahead' : 'behind'}`;
      const web = await startAt(who === 'web' ? hours : 0, 'web');
      const worker = await startAt(who === 'worker' ? hours : 0, 'worker');
      const apart = new RegExp(
        `this machine's clock is 3\\d{3} s ${hours > 0 ? 'ahead of' : 'behind'}`,
      );
      expect((who === 'web' ? web : worker).output()).toMatch(apart);
      expect((who === 'web' ? worker : web).output()).not.toContain("this machine's clock");
      const load = startLoad(name, [web.url]);
      const received = (to: string) => smtp.mails.filter((mail) => mail.to.endsWith(to)).length;
      const call = (path: string, body: object, token = '') =>
        fetch(`${web.url}/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        });

      // A link that is good for an hour.
      const seller = await aSeller(shop);
      await call('seller/forgot-password', { email: seller.email });
      const links = () =>
        smtp.mails.filter(
          ({ to, text }) => to === seller.email && text.includes('/seller/reset-password'),
        ).length;
      await expect.poll(links, { timeout: 20_000 }).toBe(1);

      // A session of one is good at the other.
      const login = { emailOrPhone: seller.email, password: TEST_PASSWORD };
      const { token } = (await (await call('seller/login', login)).json()) as { token: string };
      const at = (path: string) => ({ url: path, headers: { authorization: `Bearer ${token}` } });
      expect((await shop.app.inject(at(`/api/seller/get-products/${seller.id}`))).statusCode).toBe(
        200,
      );

      // A newsletter, by that worker and one that is right.
      if (who === 'worker') await startAt(0, 'worker');
      const now = new Date();
      const readers = Array.from({ length: READERS }, (_, number) => ({
        ...{ id: `${name}${String(number).padStart(4, '0')}`, email: `r${number}@${name}.example` },
        ...{ createdAt: now, confirmedAt: now },
      }));
      await shop.db.delete(newsletterSubscriber);
      await shop.db.insert(newsletterSubscriber).values(readers);
      const admin = await anAdmin(shop);
      const issue = {
        subject: 'Lamps for the monsoon',
        blocks: [{ kind: 'paragraph', spans: [{ text: 'Brass again.' }] }],
        arabic: null,
      };
      const { data } = await (await call('admin/add-newsletter-issue', issue, admin.token)).json();
      const { version } = data;
      await call(`admin/send-newsletter-issue/${data._id}`, { version }, admin.token);
      await expect.poll(() => received(`@${name}.example`), { timeout: 120_000 }).toBe(READERS);

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
        `| ${who} ${hours} h | ${away.writes} | ${away.kept} | ${away.fresh} | ${counted.lost} of ${acknowledged.length} | ${counted.doubled} | mails: 0 of ${READERS} lost, ${received(`@${name}.example`) - READERS} doubled`,
      );
      expect({ refused, ...counted }).toEqual({ refused: {}, lost: 0, doubled: 0 });
      expect([links(), received(`@${name}.example`)]).toEqual([1, READERS]);
    },
  );
});
