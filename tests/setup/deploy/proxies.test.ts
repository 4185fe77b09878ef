import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { startProgram } from '#tests/support/program.ts';
import { deploy, environmentIn, has, READY, runIn, textOf } from './deploy-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'dhow-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (program: string, ...args: string[]) => runIn(folder, program, ...args);
const manyMachines = join(deploy, '../docs/operating/many-machines.md');
const escaped = (text: string) => text.replace(/[?.]/g, '\\$&');

const certificate = () => {
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'chain.pem')];
  const subject = ['-subj', '/CN=shop.example', '-days', '1', '-nodes'];
  run('openssl', 'req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', key, '-out', file);
  return { key, file };
};

test.skipIf(!has('nginx') || !has('openssl'))('nginx accepts its configuration', () => {
  const { key, file } = certificate();
  const site = textOf('nginx', 'dhow.conf')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${file};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const main = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'dhow.conf'), site);
  writeFileSync(
    main,
    `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include ${folder}/dhow.conf; }`,
  );
  run('nginx', '-t', '-q', '-p', folder, '-c', main);
  writeFileSync(join(folder, 'dhow.conf'), site.replace('proxy_pass', 'proxy_pas'));
  expect(() => run('nginx', '-t', '-q', '-p', folder, '-c', main)).toThrow('unknown directive');
});

/** Starts what keeps a page, and refuses all else as Dhow does under too much load. */
async function startShedding() {
  const server = createServer(({ url }, response) => {
    response.statusCode = url === '/kept' ? 200 : 503;
    response.end(url === '/kept' ? 'kept' : 'Too many visitors at once. Come back in a moment.');
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return { server, port: (server.address() as AddressInfo).port };
}

test.skipIf(!has('nginx'))('nginx shows kept pages of replicas that shed load', async () => {
  const replicas = [await startShedding(), await startShedding()];
  const port = await freePort();
  const [, balanced = ''] = textOf('nginx', 'dhow.conf').split('listen 443 ssl http2;');
  const [upstream = ''] = textOf('nginx', 'dhow.conf').split('server {');
  const lines = replicas.map(
    (each) => `server 127.0.0.1:${each.port} max_fails=3 fail_timeout=5s;`,
  );
  const site = `${upstream.replace(/server 127.*;/, lines.join(' '))}
    server { listen 127.0.0.1:${port}; ${balanced.replace(/^ *(listen|ssl_).*$/gm, '')}`;
  expect(textOf('nginx', 'dhow.conf')).toContain('max_fails=3 fail_timeout=5s;');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'shedding.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/shedding.pid; error_log stderr; events {}
    http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
  const nginx = startProgram(['nginx', '-p', folder, '-c', file], environmentIn(folder));
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return `${answer.status} ${await answer.text()}`;
  };
  try {
    await expect.poll(() => ask('/kept').catch(() => '')).toBe('200 kept');
    for (let times = 0; times < 12; times += 1) {
      expect(await ask('/uncached')).toBe('503 Too many visitors at once. Come back in a moment.');
    }
    for (let times = 0; times < 4; times += 1) expect(await ask('/kept')).toBe('200 kept');
  } finally {
    nginx.process.kill('SIGTERM');
    await nginx.ended;
    for (const { server } of replicas) {
      server.closeAllConnections();
      server.close();
    }
  }
});

test('front ends ask who is about to stop, and leave out what all replicas share', () => {
  expect(textOf('caddy', 'Caddyfile')).toMatch(new RegExp(`health_uri ${escaped(READY)}$`, 'm'));
  expect(readFileSync(manyMachines, 'utf8')).toContain(READY);
});

test.skipIf(!has('caddy'))('Caddy accepts its configuration, in the form that it prefers', () => {
  const file = join(deploy, 'caddy', 'Caddyfile');
  run('caddy', 'validate', '--adapter', 'caddyfile', '--config', file);
  const wrong = join(folder, 'Caddyfile');
  writeFileSync(wrong, textOf('caddy', 'Caddyfile').replace('reverse_proxy', 'reverse_prox'));
  expect(() => run('caddy', 'validate', '--adapter', 'caddyfile', '--config', wrong)).toThrow();
});
