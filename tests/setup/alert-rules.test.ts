import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../deploy/observability', import.meta.url));
const run = promisify(execFile);
const promtool = (...args: string[]) => run('promtool', args, { cwd: folder });
const isThere = await promtool('--version').then(
  () => true,
  () => false,
);
const why = isThere ? '' : ' (skipped: promtool of Debian’s package `prometheus` is not here)';

test.skipIf(!isThere)(
  `Prometheus accepts the rules, which come when they should${why}`,
  async () => {
    expect((await promtool('check', 'rules', 'alerts.yml')).stdout).toContain('SUCCESS');
    expect((await promtool('test', 'rules', 'alerts.test.yml')).stdout).toContain('SUCCESS');
  },
);

type Panels = { panels: { targets?: { expr: string }[] }[] };

test.skipIf(!isThere)(`Prometheus understands what the dashboard asks for${why}`, async () => {
  const { panels } = JSON.parse(await readFile(join(folder, 'dashboard.json'), 'utf8')) as Panels;
  const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(asked.length).toBeGreaterThan(40);
  const rules = asked.map((expr, at) => ({
    record: `asked:${at}`,
    expr: expr.replaceAll('$instance', '.*'),
  }));
  const scratch = await mkdtemp(join(tmpdir(), 'dhow-dashboard-'));
  try {
    const file = join(scratch, 'asked.yml');
    await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    expect((await promtool('check', 'rules', file)).stdout).toContain('SUCCESS');
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
});
