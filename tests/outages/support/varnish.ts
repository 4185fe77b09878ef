import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import { startProgram } from '#tests/support/program.ts';

const PATIENCE_MS = 60_000;

/** Whether the machine has Varnish (Debian: `apt-get install varnish`). */
export const isVarnishInstalled = spawnSync('varnishd', ['-V']).error === undefined;

export type Varnish = { url: string; stop: () => Promise<void> };

/**
 * Starts Varnish before a server, as a CDN that goes by what answers say alone: it also looks among what it has for
 * requests with cookies and log-ins. `x-hits` of an answer says how often it was taken from there.
 */
export async function startVarnish(server: string): Promise<Varnish> {
  const folder = await mkdtemp(join(tmpdir(), 'dhow-varnish-'));
  const port = await freePort();
  const { hostname, port: behind } = new URL(server);
  const file = join(folder, 'cdn.vcl');
  await writeFile(
    file,
    `vcl 4.1;
backend shop { .host = "${hostname}"; .port = "${behind}"; }
sub vcl_recv {
  if (req.method == "GET" || req.method == "HEAD") { return (hash); }
}
sub vcl_deliver {
  set resp.http.x-hits = obj.hits;
}
`,
  );
  const program = startProgram(
    // Encodings are chosen by the server, and nothing needs an account of its own.
    [
      ...['varnishd', '-F', '-j', 'none', '-n', join(folder, 'run'), '-T', 'none'],
      ...['-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m'],
      ...['-p', 'http_gzip_support=off', '-p', 'thread_pool_min=20'],
    ],
    {},
    { folder },
  );
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    program.process.kill('SIGTERM');
    await program.ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(100)) {
    if (program.process.exitCode !== null) break;
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return { url, stop };
  }
  await stop();
  throw new Error(`Varnish did not start:\n${program.output()}`);
}
