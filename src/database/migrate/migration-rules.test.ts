import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { type Release, readRelease, storedVersions } from '#tests/support/releases/release.ts';
import { MIGRATIONS, type Migration, readMigrations } from './migration-files.ts';

// See docs/decisions/025-migrations.md.

const BASELINE = '0000_baseline';
const squawk = fileURLToPath(
  new URL('../../../node_modules/squawk-cli/js/bin/squawk', import.meta.url),
);
const scratch = mkdtempSync(join(tmpdir(), 'dhow-rules-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The runner sets both timeouts; what is half done is undone, or known to be. Numbers stay small. */
const notOurs = [
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-robust-stmts',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
];

type Fault = { file: string; line: number; rule_name: string };

/** What Squawk finds in migrations: which rule, in which file. */
function faultsIn(files: readonly string[], isConcurrent: boolean): string[] {
  if (files.length === 0) return [];
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [
      squawk,
      ...['--reporter', 'Json', '--pg-version', '15.0', `--exclude=${notOurs.join(',')}`],
      ...(isConcurrent ? [] : ['--assume-in-transaction']),
      ...files,
    ],
    { encoding: 'utf8' },
  );
  if (error || stdout === '') throw new Error(stderr || String(error));
  const faults = JSON.parse(stdout) as Fault[];
  return faults.map(({ file, rule_name }) => `${file.split('/').at(-1)}: ${rule_name}`);
}

/** Statements that write rows of a table which the migration did not make: they lock for as long. */
function backfills({ name, statements }: Pick<Migration, 'name' | 'statements'>): string[] {
  const text = statements.join(';\n');
  const made = new Set([...text.matchAll(/create table "?(\w+)/gi)].map(([, table]) => table));
  const written = [...text.matchAll(/^\s*(?:update|delete from|insert into) "?(\w+)/gim)];
  return written
    .filter(([statement, table]) => !made.has(table) && !/insert/i.test(statement))
    .map(([, table]) => `${name}: writes all of ${table}`);
}

function faultsOf(text: string, isConcurrent = false): string[] {
  const file = join(scratch, 'made-up.sql');
  writeFileSync(file, text);
  return faultsIn([file], isConcurrent);
}

const recent = readMigrations().filter(({ name }) => name > BASELINE);
const fileOf = ({ name }: Migration) => join(MIGRATIONS, `${name}.sql`);

it('new migrations hold up nobody, and leave what the version before them uses', () => {
  const inside = recent.filter(({ isConcurrent }) => !isConcurrent).map(fileOf);
  const outside = recent.filter(({ isConcurrent }) => isConcurrent).map(fileOf);
  expect([...faultsIn(inside, false), ...faultsIn(outside, true)]).toEqual([]);
  expect(recent.flatMap(backfills)).toEqual([]);
});

it('a migration that makes indexes concurrently does nothing else', () => {
  for (const { name, isConcurrent, statements } of recent) {
    if (!isConcurrent) continue;
    const others = statements.filter((each) => !/\bindex\s+concurrently\b/i.test(each));
    expect([name, others]).toEqual([name, []]);
  }
});

it.each([
  ['a renamed column', 'ALTER TABLE product RENAME COLUMN name TO title;', 'renaming-column'],
  ['a dropped column', 'ALTER TABLE product DROP COLUMN name;', 'ban-drop-column'],
  ['a column written anew', 'ALTER TABLE product ALTER name TYPE varchar;', 'changing-column-type'],
  ['an index that writers wait for', 'CREATE INDEX a ON product (name);', 'require-concurrent-ind'],
  ['a column without a value', 'ALTER TABLE product ADD n int NOT NULL;', 'adding-required-field'],
])('%s is refused', (_, text, rule) => {
  expect(faultsOf(text).join()).toContain(rule);
});

it.each([
  ['a column that may be null', 'ALTER TABLE product ADD restocked_at timestamptz;'],
  ['a column with a constant', `ALTER TABLE product ADD note text DEFAULT '' NOT NULL;`],
  ['a table with its index', 'CREATE TABLE a (b text PRIMARY KEY); CREATE INDEX c ON a (b);'],
  ['an index beside writers', 'CREATE INDEX CONCURRENTLY a ON product (name);', true],
  [
    'what the version before does not use any more',
    '-- squawk-ignore ban-drop-column\nALTER TABLE product DROP COLUMN restocked_at;',
  ],
])('%s is accepted', (_, text, isConcurrent = false) => {
  expect(faultsOf(text, isConcurrent)).toEqual([]);
});

it('rows that are all written in a migration are refused', () => {
  const text = 'UPDATE product SET name = 1';
  expect(backfills({ name: 'x', statements: [text] })).toEqual(['x: writes all of product']);
  const own = ['CREATE TABLE "note" ("id" int)', 'UPDATE "note" SET id = 1'];
  expect(backfills({ name: 'x', statements: own })).toEqual([]);
});

const changedSince = (released: Release['migrations'], own: readonly Migration[]) =>
  released
    .filter(({ name, hash }, at) => own[at]?.name !== name || own[at]?.hash !== hash)
    .map(({ name }) => name);

it('a migration that was released never changes', () => {
  const own = readMigrations();
  for (const version of storedVersions()) {
    expect([version, changedSince(readRelease(version).migrations, own)]).toEqual([version, []]);
  }
  const first = { name: BASELINE, hash: own[0]?.hash ?? '' };
  expect(changedSince([first], own)).toEqual([]);
  expect(changedSince([{ ...first, hash: 'another' }], own)).toEqual([BASELINE]);
  expect(changedSince([first, { name: '0901_gone', hash: '' }], own)).toEqual(['0901_gone']);
});
