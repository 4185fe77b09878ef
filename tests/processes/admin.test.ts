import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { findAccountByName } from '#database/queries/accounts/accounts.ts';
import { listAuditEntries } from '#database/queries/audit/audit.ts';
import { insertAuthenticatorApp } from '#database/queries/second-factor.ts';
import { sealNextEntries } from '#services/audit-chain.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { run, withDatabase } from '#tests/support/run-command.ts';
import { startServer } from '#tests/support/server.ts';

// Creating an admin and giving it a new password: tests/processes/admin-commands.test.ts.

const EMAIL = 'boss@x.test';
let settings: { DATA_DIR: string };
beforeAll(async () => {
  settings = { DATA_DIR: await mkdtemp(join(tmpdir(), 'dhow-admin-')) };
  const account = ['--email', EMAIL, '--name', 'The Boss', '--password', 'eight or more'];
  expect(await administer('create', ...account)).toMatchObject({ code: 0 });
});
afterAll(() => rm(settings.DATA_DIR, { recursive: true, force: true }));

const administer = (...words: string[]) => run('admin', words, settings);
const inDatabase = <T>(work: (db: Database) => Promise<T>) => withDatabase(settings, work);

test('an operator verifies the audit, which names what was tampered with', async () => {
  await inDatabase((db) => sealNextEntries({ db, log: { info() {}, warn() {}, error() {} } }));
  const sound = await administer('verify-audit');
  expect([sound.code, sound.said]).toEqual([
    0,
    expect.stringMatching(/^1 audit entries are sound\.\nThe last hash is [0-9a-f]{64}\.\n$/),
  ]);

  await inDatabase(async (db) => {
    await db.execute(sql`alter table audit_entry disable trigger user`);
    await db.execute(sql`update audit_entry set actor_name = 'Nobody' where id = 1`);
    await db.execute(sql`alter table audit_entry enable trigger user`);
  });
  const broken = await administer('verify-audit');
  expect([broken.code, broken.said]).toEqual([
    1,
    expect.stringContaining('broken at entry 1 (position 1): its values were changed.'),
  ]);
});

test('an operator resets the second factor of an admin who has lost it', async () => {
  const reset = () => administer('reset-second-factor', '--email', EMAIL);
  expect((await reset()).said).toContain('Two-step verification is off already.');
  await inDatabase(async (db) => {
    const id = (await findAccountByName(db, 'admin', EMAIL))?.id ?? '';
    const app = { sealedSecret: 'sealed', lastStep: 0, createdAt: new Date() };
    await insertAuthenticatorApp(db, { role: 'admin', id }, app);
  });
  const done = await reset();
  expect([done.code, done.said]).toEqual([
    0,
    `${EMAIL} logs in by password alone, and is logged out everywhere.\n`,
  ]);
  await inDatabase(async (db) => {
    expect((await findAccountByName(db, 'admin', EMAIL))?.tokenVersion).toBe(2);
    const [newest] = (await listAuditEntries(db, {})).rows;
    expect(newest).toMatchObject({ actorName: 'Operator', action: 'reset-second-factor' });
  });
  const [mail] = await mailsTo(EMAIL, settings.DATA_DIR);
  expect(mail).toContain('two-step verification');
  expect((await reset()).said).toContain('Two-step verification is off already.');
});

test.each([
  [[], 'Say what to do'],
  [['remove'], 'Say what to do'],
  [['create', '--pass', 'x'], "Unknown option '--pass'"],
  [['create', '--email', 'nobody'], 'Please enter a valid email.'],
  [
    ['create', '--email', 'a@x.test', '--name', 'A', '--password', 'short'],
    'at least 8 characters.',
  ],
  [['create', '--email', 'a@x.test', '--name', 'A'], 'Password is required.'],
  [
    ['reset-password', '--email', 'no@x.test', '--password', 'long enough'],
    'There is no admin with',
  ],
  [['reset-second-factor', '--email', 'no@x.test'], 'There is no admin with'],
])('%j is refused in a sentence', async (words, sentence) => {
  expect(await administer(...words)).toEqual({ code: 1, said: expect.stringContaining(sentence) });
});

test('it waits for nobody: while the server has the embedded database, it says so', async () => {
  const server = await startServer(settings);
  const words = ['reset-password', '--email', EMAIL, '--password', 'a third password'];
  expect(await administer(...words)).toEqual({
    code: 1,
    said: expect.stringMatching(/in use by another Dhow.*\/admin\/people/s),
  });
  await server.stop();
});
