import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { startServer } from '#tests/support/server.ts';

const PATIENCE = { timeout: 120_000, interval: 1000 };
const board = fileURLToPath(new URL('../../deploy/observability/dashboard.json', import.meta.url));
const PROMETHEUS = 'prometheus';
const isThere = await promisify(execFile)(PROMETHEUS, ['--version']).then(
  () => true,
  () => false,
);
const why = isThere ? '' : ' (skipped: Debian’s package `prometheus` is not here)';

/** Panels of what this server does not have: another machine, a replica, a backup, and what has not happened. */
const without = ['Last good backup', 'Read replica: behind, and away', 'Failed attempts'];

type Panel = { title: string; type: string; targets?: { expr: string; legendFormat?: string }[] };

/** A Prometheus that asks the metrics at a port every five seconds; `ask` returns the values of an expression. */
async function startPrometheus(metricsPort: number) {
  const folder = await mkdtemp(join(tmpdir(), 'dhow-prometheus-'));
  const scrape = {
    ...{ job_name: 'dhow', scrape_interval: '5s' },
    static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }],
  };
  await writeFile(join(folder, 'it.yml'), JSON.stringify({ scrape_configs: [scrape] }));
  const address = `127.0.0.1:${await freePort()}`;
  const program = spawn(
    PROMETHEUS,
    [
      `--config.file=${join(folder, 'it.yml')}`,
      ...[`--storage.tsdb.path=${join(folder, 'data')}`, `--web.listen-address=${address}`],
    ],
    { stdio: 'ignore' },
  );
  return {
    async ask(expr: string): Promise<number[]> {
      const query = new URLSearchParams({ query: expr.replaceAll('$instance', '.*') });
      const answer = await fetch(`http://${address}/api/v1/query?${query}`).catch(() => null);
      if (answer?.status !== 200) return [];
      const { data } = await answer.json();
      return data.result.map(({ value }: { value: [number, string] }) => Number(value[1]));
    },
    async stop() {
      program.kill('SIGTERM');
      if (program.exitCode === null) await once(program, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

test.skipIf(!isThere)(`every panel of the dashboard shows numbers under load${why}`, async () => {
  const METRICS_PORT = String(await freePort());
  const server = await startServer({ METRICS_PORT });
  const prometheus = await startPrometheus(Number(METRICS_PORT));
  let isOver = false;
  const send = (path: string, body: object) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const load = async () => {
    for (let number = 0; !isOver; number += 1) {
      for (const path of ['/', '/shop', `/shop?q=watch${number}`, '/nothing-here', '/about']) {
        await (await fetch(server.url + path)).text();
      }
      const email = `reader${number}@readers.example`;
      await (await send('/api/admin/login', { emailOrPhone: email, password: 'guessed' })).text();
      await (await send('/api/seller/forgot-password', { email })).text();
      await wait(50);
    }
  };
  const loaded = load();
  try {
    const { panels } = JSON.parse(await readFile(board, 'utf8')) as { panels: Panel[] };
    const queries = panels
      .filter(({ title }) => !without.includes(title))
      .flatMap(({ title, targets = [] }) =>
        targets.map(({ expr, legendFormat = '' }) => ({
          shown: `${title}: ${legendFormat}`,
          expr,
        })),
      );
    expect(queries.length).toBeGreaterThan(40);
    const empty = async () => {
      const found = [];
      for (const { shown, expr } of queries) {
        const values = await prometheus.ask(expr);
        if (!values.some((value) => Number.isFinite(value))) found.push(shown);
      }
      return found;
    };
    await expect.poll(empty, PATIENCE).toEqual([]);
  } finally {
    isOver = true;
    await loaded.catch(() => {});
    await prometheus.stop();
    await server.stop();
  }
});
