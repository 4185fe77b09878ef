import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccountByName } from '#database/queries/accounts/accounts.ts';
import { listAuditEntries } from '#database/queries/audit/audit.ts';
import { isPassword } from '#services/accounts/passwords.ts';
import { withDatabase } from '#tests/support/run-command.ts';

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

const account = (email: string, password: string) =>
  withDatabase({ DATA_DIR: folder }, async (db) => {
    const admin = await findAccountByName(db, 'admin', email);
    const { rows } = await listAuditEntries(db, {});
    return {
      tokenVersion: admin?.tokenVersion,
      opens: admin !== null && (await isPassword(password, admin.passwordHash)),
      actions: rows.map(({ actorName, action }) => `${actorName}: ${action}`),
    };
  });

test('an operator creates an admin, and gives it a new password', async () => {
  const created = await administer(['create'], 'Boss@X.test\nThe Boss\neight or more\n');
  expect([created.code, created.said]).toEqual([0, 'The admin boss@x.test can log in now.\n']);
  expect(await account('boss@x.test', 'eight or more')).toEqual({
    tokenVersion: 1,
    opens: true,
    actions: ['Operator: create-admin'],
  });

  const phoned = await administer([
    'set-phone',
    '--email',
    'boss@x.test',
    '--phone',
    '555 010 0188',
  ]);
  expect(phoned.said).toBe('boss@x.test logs in as 5550100188 too.\n');
  expect((await account('+91 555 010 0188', 'eight or more')).opens).toBe(true);
  const other = ['create', '--email', 'other@x.test', '--name', 'Other', '--phone'];
  const words = ['--password', 'eight or more'];
  expect((await administer([...other, '12', ...words])).complained).toContain('10-digit');
  expect((await administer([...other, '5550100188', ...words])).complained).toContain(
    'An admin with this phone number exists already.',
  );

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
    actions: ['Operator: reset-password', 'Operator: set-phone', 'Operator: create-admin'],
  });
  const everything = JSON.stringify([created, again, changed]);
  expect(everything).not.toMatch(/eight or more|another password|argon2/);
});
