import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '#database/open-embedded.ts';
import { findAccountByName } from '#database/queries/accounts/accounts.ts';
import { listAuditEntries } from '#database/queries/audit/audit.ts';
import { insertAuthenticatorApp } from '#database/queries/second-factor/authenticator-apps.ts';
import { isPassword } from '#services/accounts/passwords.ts';
import { sealNextEntries } from '#services/audit-chain/seal-audit.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { startServer } from '#tests/support/server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-admin-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What `npm run admin --` does with these words, settings, and lines typed. */
async function administer(words: string[], typed = '', settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/server/commands/admin.ts', ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(typed);
  const [said, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  return { code, said, complained };
}

async function account(email: string, password: string) {
  const database = await openEmbedded(join(folder, 'database'));
  try {
    const admin = await findAccountByName(database.db, 'admin', email);
    const { rows } = await listAuditEntries(database.db, {});
    return {
      tokenVersion: admin?.tokenVersion,
      opens: admin !== null && (await isPassword(password, admin.passwordHash)),
      actions: rows.map(({ actorName, action }) => `${actorName}: ${action}`),
    };
  } finally {
    await database.close();
  }
}

test('an operator creates an admin, and gives it a new password', async () => {
  const created = await administer(['create'], 'Boss@X.test\nThe Boss\neight or more\n');
  expect([created.code, created.said]).toEqual([0, 'The admin boss@x.test can log in now.\n']);
  expect(await account('boss@x.test', 'eight or more')).toEqual({
    tokenVersion: 1,
    opens: true,
    actions: ['Operator: create-admin'],
  });

  const again = await administer(['create', '--email', 'BOSS@x.test'], 'Another\neight or more\n');
  expect(again.code).toBe(1);
  expect(again.complained).toContain('An admin with this email exists already.');

  const settings = { ADMIN_EMAIL: 'boss@x.test', ADMIN_PASSWORD: 'another password' };
  const changed = await administer(['reset-password'], '', settings);
  expect([changed.code, changed.said]).toEqual([
    0,
    'boss@x.test has a new password, and is logged out everywhere.\n',
  ]);
  expect(await account('boss@x.test', 'another password')).toEqual({
    tokenVersion: 2,
    opens: true,
    actions: ['Operator: reset-password', 'Operator: create-admin'],
  });
  const everything = JSON.stringify([created, again, changed]);
  expect(everything).not.toMatch(/eight or more|another password|argon2/);
});

test('an operator verifies the audit, which names what was tampered with', async () => {
  const folderOfDatabase = join(folder, 'database');
  const database = await openEmbedded(folderOfDatabase);
  await sealNextEntries({ db: database.db, log: { info() {}, warn() {}, error() {} } });
  await database.close();
  const sound = await administer(['verify-audit']);
  expect([sound.code, sound.said]).toEqual([
    0,
    expect.stringMatching(/^2 audit entries are sound\.\nThe last hash is [0-9a-f]{64}\.\n$/),
  ]);

  const tampered = await openEmbedded(folderOfDatabase);
  await tampered.db.execute(sql`alter table audit_entry disable trigger user`);
  await tampered.db.execute(sql`update audit_entry set actor_name = 'Nobody' where id = 1`);
  await tampered.db.execute(sql`alter table audit_entry enable trigger user`);
  await tampered.close();
  const broken = await administer(['verify-audit']);
  expect([broken.code, broken.complained]).toEqual([
    1,
    expect.stringContaining('broken at entry 1 (place 1): its values were changed.'),
  ]);
});

test('an operator resets the second factor of an admin who has lost it', async () => {
  const reset = () => administer(['reset-second-factor', '--email', 'boss@x.test']);
  expect((await reset()).complained).toContain('Two-step verification is off already.');
  const database = await openEmbedded(join(folder, 'database'));
  try {
    const admin = await findAccountByName(database.db, 'admin', 'boss@x.test');
    const account = { role: 'admin', id: admin?.id ?? '' } as const;
    const app = { sealedSecret: 'sealed', lastStep: 0, createdAt: new Date() };
    await insertAuthenticatorApp(database.db, account, app);
  } finally {
    await database.close();
  }
  const done = await reset();
  expect([done.code, done.said]).toEqual([
    0,
    'boss@x.test logs in by password alone, and is logged out everywhere.\n',
  ]);
  const { actions, tokenVersion } = await account('boss@x.test', 'another password');
  expect([actions[0], tokenVersion]).toEqual(['Operator: reset-second-factor', 3]);
  const [mail] = await mailsTo('boss@x.test', folder);
  expect(mail).toContain('two-step verification');
  expect((await reset()).complained).toContain('Two-step verification is off already.');
});

test('what cannot be done is refused in a sentence', async () => {
  for (const [words, typed, sentence] of [
    [[], '', 'Say what to do'],
    [['remove'], '', 'Say what to do'],
    [['create', '--pass', 'x'], '', "Unknown option '--pass'"],
    [['create', '--email', 'nobody'], '', 'Please enter a valid email.'],
    [['create', '--email', 'a@x.test', '--name', 'A'], 'short\n', 'at least 8 characters.'],
    [['create', '--email', 'a@x.test', '--name', 'A'], '', 'Password is required.'],
    [['reset-password', '--email', 'no@x.test'], 'long enough\n', 'There is no admin with'],
    [['reset-second-factor', '--email', 'no@x.test'], '', 'There is no admin with'],
  ] as const) {
    const { code, complained } = await administer([...words], typed);
    expect([code, complained]).toEqual([1, expect.stringContaining(sentence)]);
  }
});

test('it waits for nobody: while the server has the embedded database, it says so', async () => {
  const server = await startServer({ DATA_DIR: folder });
  try {
    const { code, complained } = await administer(
      ['reset-password', '--email', 'boss@x.test'],
      'a third password\n',
    );
    expect([code, complained]).toEqual([1, expect.stringContaining('in use by another Dhow')]);
  } finally {
    await server.stop();
  }
});
