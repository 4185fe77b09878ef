import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { startProgram } from '#tests/support/program.ts';

const isInstalled =
  existsSync('/usr/lib/postgresql/15/bin/postgres') &&
  ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'psql'].every(
    (program) => spawnSync(program, ['--version']).error === undefined,
  );

const EVENTS = ['killed', 'switched', 'parted', 'pooler'];

describe.skipIf(!isInstalled)('a failover (needs Patroni, etcd, HAProxy and PgBouncer)', () => {
  // See docs/operating/failover.md.
  test('with a synchronous replica loses and doubles nothing, and pages stay, kept or made by the replica', async () => {
    const { ended, output } = startProgram(['deploy/failover/rehearse.sh', ...EVENTS], {
      FIRST_PORT: String(await freePort()),
      SYNCHRONOUS: '1',
    });
    expect(await ended, output()).toBe(0);
    const rows = output()
      .split('\n')
      .filter((line) => EVENTS.some((event) => line.startsWith(`| ${event} `)))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows.map(([, what]) => what)).toEqual(EVENTS);
    for (const [, what, writesAway, keptAway, newAway, lost, doubled] of rows) {
      expect([what, writesAway]).toEqual([what, expect.stringMatching(/^\d+\.\d$/)]);
      expect([what, keptAway, newAway, doubled]).toEqual([what, '0.0', '0.0', '0']);
      expect([what, lost]).toEqual([what, expect.stringMatching(/^0 of [1-9]\d+$/)]);
    }
  }, 1_200_000);
});
