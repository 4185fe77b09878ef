import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { allowAudit } from '#database/queries/audit/audit-chain.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { auditSeal } from '#database/schema/operation.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { audit } from './audit.ts';
import { expireAudit, sealNextEntries, verifyAudit } from './audit-chain.ts';

const test = await clearedApp();
const lines: Record<string, unknown>[] = [];

beforeEach(async () => {
  lines.length = 0;
});

const log = {
  info: (details: object) => void lines.push((details as { audit: (typeof lines)[0] }).audit),
  warn: () => {},
  error: () => {},
};
const actor = { role: 'admin', adminRole: 'owner', id: 'admin-1', name: 'Mira Haddad' } as const;
const seal = () => sealNextEntries({ db: test.db, log });
const verify = () => verifyAudit(test.context);

async function write(count: number) {
  for (let serial = 1; serial <= count; serial += 1) {
    await audit(test.db, actor, {
      action: 'update-profile',
      entity: 'seller',
      entityId: `seller-${serial}`,
      before: { name: 'Old', phone: '5550001111' },
      after: { name: `New ${serial}`, phone: '5550002222' },
    });
  }
}

/** As somebody with the database's password would. */
async function tamper(...statements: string[]) {
  for (const table of ['audit_entry', 'audit_seal']) {
    await test.db.execute(sql.raw(`alter table ${table} disable trigger user`));
  }
  for (const statement of statements) await test.db.execute(sql.raw(statement));
  for (const table of ['audit_entry', 'audit_seal']) {
    await test.db.execute(sql.raw(`alter table ${table} enable trigger user`));
  }
}

const messageOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause === undefined ? message : messageOf(cause);
};
const refusal = (statement: string) =>
  test.db.execute(sql.raw(statement)).then(() => 'done', messageOf);

describe('refuses', () => {
  it.each([
    "update audit_entry set actor_name = 'Nobody'",
    'update audit_entry set before = null, after = null',
    'delete from audit_entry',
    'truncate audit_entry',
    "update audit_seal set hash = ''",
    'update audit_seal set salt = null',
    'delete from audit_seal',
    'truncate audit_seal',
  ])('%s', async (statement) => {
    await write(2);
    await seal();
    expect(await refusal(statement)).toContain('append-only');
    expect(await verify()).toMatchObject({ sound: true, entries: 2 });
  });

  it.each([
    "update audit_entry set entity_id = 'another', actor_name = '', before = null, after = null",
    "update audit_entry set actor_name = 'Somebody else', before = null, after = null",
    `update audit_entry set actor_name = '', before = null, after = '{"name":"x"}'`,
    "update audit_seal set salt = 'another'",
    "update audit_seal set salt = null, hash = ''",
    'delete from audit_entry',
  ])('%s, although erasing is allowed', async (statement) => {
    await write(1);
    await seal();
    const attempt = test.db.transaction(async (db) => {
      await allowAudit(db as Database, 'erase');
      await db.execute(sql.raw(statement));
    });
    expect(await attempt.then(() => 'done', messageOf)).toContain('append-only');
  });
});

describe('the chain', () => {
  it('is sound where there is nothing, and while entries wait for it', async () => {
    expect(await verify()).toEqual({
      sound: true,
      entries: 0,
      erased: 0,
      expired: 0,
      waiting: 0,
      hash: '',
    });
    await write(2);
    expect(await verify()).toMatchObject({ sound: true, entries: 0, waiting: 2 });
  });

  it('takes each entry once, in order, and says it in the log without values', async () => {
    await write(3);
    await seal();
    await write(1);
    await Promise.all([seal(), seal()]);
    await seal();
    const found = await verify();
    expect(found).toMatchObject({ sound: true, entries: 4, waiting: 0 });
    expect(lines.map(({ position, entityId }) => [position, entityId])).toEqual([
      [1, 'seller-1'],
      [2, 'seller-2'],
      [3, 'seller-3'],
      [4, 'seller-1'],
    ]);
    expect(lines[3]).toMatchObject({
      hash: found.sound ? found.hash : '',
      at: expect.stringMatching(/^20..-.*Z$/),
      actorId: 'admin-1',
      action: 'update-profile',
      sellerId: 'seller-1',
    });
    expect(JSON.stringify(lines)).not.toMatch(/Mira|Old|New|555000/);
  });

  it('holds for writers at once, whose transactions end in another order than they began', async () => {
    const writers = Array.from({ length: 12 }, (_, turn) =>
      test.db.transaction(async (db) => {
        await audit(db as Database, actor, { action: 'x', entity: 'seller', entityId: 'a' });
        await db.execute(sql`select pg_sleep(${(turn % 4) / 100})`);
      }),
    );
    await Promise.all([...writers, seal(), seal(), seal()]);
    while (await seal());
    await seal();
    expect(await verify()).toMatchObject({ sound: true, entries: 12, waiting: 0 });
  });

  it('is longer than one step of sealing and of verifying', async () => {
    await test.db.execute(sql`
      insert into audit_entry (role, actor_id, actor_name, action, entity, entity_id)
        select 'admin', 'a', 'Mira', 'x', 'seller', serial::text
          from generate_series(1, 1203) serial`);
    while (await seal());
    expect(await verify()).toMatchObject({ sound: true, entries: 1203, waiting: 0 });
    await tamper("update audit_entry set action = 'y' where id = 1100");
    expect(await verify()).toMatchObject({ sound: false });
  });
});

describe('names the first broken entry', () => {
  it.each([
    ['update audit_entry set after = after || \'{"name":"Other"}\' where id = 2', 'values'],
    ["update audit_entry set actor_name = 'Omar' where id = 2", 'values'],
    ["update audit_entry set actor_id = 'admin-2' where id = 2", 'it was changed'],
    ["update audit_entry set created_at = created_at + interval '1 ms' where id = 2", 'it was'],
    ['update audit_entry set seller_id = null where id in (2, 4)', 'it was changed'],
    ['delete from audit_entry where id = 2', 'it was removed'],
    ['update audit_seal set salt = null where entry_id = 2', 'values were changed'],
  ])('after %s', async (statement, fault) => {
    await write(4);
    await seal();
    await tamper(statement);
    const found = await verify();
    expect(found).toEqual({
      sound: false,
      sentence: expect.stringContaining('entry 2 (position 2)'),
    });
    expect(found).toMatchObject({ sentence: expect.stringContaining(fault) });
  });

  it('after an entry and its seal went', async () => {
    await write(4);
    await seal();
    await tamper(
      'delete from audit_entry where id = 2',
      'delete from audit_seal where entry_id = 2',
    );
    expect(await verify()).toEqual({
      sound: false,
      sentence: 'The chain is broken at entry 3 (position 3): position 2 of the chain is missing.',
    });
  });

  it.each([
    [
      "insert into audit_entry (role, actor_id, actor_name, action, entity, entity_id) values ('admin', 'a', '', 'x', 'y', 'z')",
    ],
    ['delete from audit_entry where id = 3'],
  ])('after %s, beside the chain', async (statement) => {
    await write(2);
    await seal();
    await write(1);
    await tamper(statement);
    const entry = statement.startsWith('insert') ? 4 : 3;
    expect(await verify()).toEqual({
      sound: false,
      sentence: `Entry ${entry} was put in or removed beside the chain.`,
    });
  });
});

it('still holds when what tells of a person is erased, before or after it was sealed', async () => {
  await write(2);
  await seal();
  await write(1);
  await test.db.transaction(async (db) => {
    await allowAudit(db as Database, 'erase');
    await db.update(auditEntry).set({ actorName: '', before: null, after: null });
    await db.update(auditSeal).set({ salt: null });
  });
  await seal();
  expect(await verify()).toMatchObject({ sound: true, entries: 3, erased: 2 });
  await tamper("update audit_entry set before = '{}' where id = 1");
  expect(await verify()).toMatchObject({ sound: false });
});

describe('entries that are too old', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const expire = (days: number, now: Date) => expireAudit({ db: test.db, now: () => now }, days);

  it('stay while they are young, or wait for the chain', async () => {
    await write(2);
    expect(await expire(10, inDays(12))).toBe(0);
    await seal();
    expect(await expire(10, inDays(10.5))).toBe(0);
    expect(await verify()).toMatchObject({ sound: true, entries: 2, expired: 0 });
  });

  it('go from the beginning, which the audit says, and the rest is still sound', async () => {
    await write(3);
    await test.db.transaction(async (db) => {
      const createdAt = inDays(5);
      const entry = { role: 'admin', actorId: 'a', actorName: 'A', action: 'x' } as const;
      await db.insert(auditEntry).values({ ...entry, entity: 'y', entityId: 'z', createdAt });
    });
    await seal();
    expect(await expire(10, inDays(12))).toBe(3);
    expect(await expire(10, inDays(12))).toBe(0);
    expect(await verify()).toMatchObject({ sound: true, entries: 1, expired: 3, waiting: 1 });
    await seal();
    expect(await expire(10, inDays(17))).toBe(1);
    await seal();
    expect(await verify()).toMatchObject({ sound: true, entries: 2, expired: 4 });
    const kept = await test.db.select().from(auditEntry).orderBy(auditEntry.id);
    expect(kept.map(({ action, entityId }) => [action, entityId])).toEqual([
      ['remove-old-entries', '3'],
      ['remove-old-entries', '4'],
    ]);
  });

  it('are missed where nothing says that they were too old', async () => {
    await write(3);
    await seal();
    await tamper('delete from audit_entry where id = 1');
    expect(await verify()).toEqual({
      sound: false,
      sentence: 'The audit up to position 1 of the chain was removed beside it.',
    });
  });
});
