import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Program, startProgram } from '#tests/support/program.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = 'node_modules/.dhow-installed';
const preparing = ['node', 'scripts/prepare.js'];

/** A checkout without packages, and a registry that takes calls and never answers them. */
let checkout: string;
let registry: Server;
let callers: Socket[];

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'dhow-checkout-'));
  for (const part of ['package.json', 'package-lock.json', 'scripts']) {
    cpSync(join(root, part), join(checkout, part), { recursive: true });
  }
  callers = [];
  registry = createServer((socket) => callers.push(socket.resume().on('error', () => {})));
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  for (const caller of callers) caller.destroy();
  registry.close();
  await rm(checkout, { recursive: true, force: true });
});

function prepare(command = preparing, port = (registry.address() as { port: number }).port) {
  const environment = {
    npm_config_registry: `http://127.0.0.1:${port}`,
    npm_config_cache: join(checkout, 'cache'),
    npm_config_fetch_retries: '0',
  };
  return startProgram(command, environment, { cwd: checkout });
}

const patience = { timeout: 60_000 };
const said = (program: Program, words: string) =>
  expect.poll(program.output, patience).toContain(words);
const openCalls = () => callers.filter((caller) => !caller.closed).length;
const called = () => expect.poll(openCalls, patience).toBeGreaterThan(0);
const gone = () => expect.poll(openCalls, patience).toBe(0);

test('without a network it says so in a sentence, and claims nothing', async () => {
  const program = prepare(preparing, 1);
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('ECONNREFUSED');
  expect(program.output()).toContain('npm could not reach its registry: check the network');
  expect(existsSync(join(checkout, stamp))).toBe(false);
});

test('an interrupted installation takes npm along, and claims nothing', async () => {
  const program = prepare();
  await said(program, 'Installing packages');
  await called();
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(130);
  await gone();
  expect(existsSync(join(checkout, stamp))).toBe(false);
});

test('it ends when the shell that started it has gone', async () => {
  const shell = prepare(['sh', '-c', `${preparing.join(' ')} && echo started`]);
  await called();
  shell.process.kill('SIGTERM');
  await gone();
  await shell.ended;
  expect(shell.output()).not.toContain('started');
});

test('two at once take turns', async () => {
  const first = prepare();
  await said(first, 'Installing packages');
  const second = prepare();
  await said(second, `Waiting for process ${first.process.pid}`);
  first.process.kill('SIGKILL');
  await said(second, 'Installing packages');
  second.process.kill('SIGTERM');
  await second.ended;
});
