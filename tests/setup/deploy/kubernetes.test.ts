import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Service } from 'kubernetes-models/v1';
import { afterAll, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SiteConfig } from '#contracts/site-config.ts';
import { readConfig } from '#server/config/read-config.ts';
import { deploy, graceOf, has, READY, runIn, textOf } from './deploy-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'dhow-kubernetes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  image: string;
  args?: string[];
  ports?: { name: string; containerPort: number }[];
  resources: { limits: { memory: string } };
  env?: { name: string; value: string }[];
  securityContext: object;
  lifecycle?: { preStop: { sleep: { seconds: number } } };
} & Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', { httpGet: { path: string } }>;
type Pod = { terminationGracePeriodSeconds?: number; containers: [Container] };
type Resource = {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    template: { spec: Pod };
    replicas?: number;
    maxReplicas?: number;
    strategy?: { rollingUpdate: { maxSurge: number } };
    ingress?: { ports: { port: string | number }[] }[];
  };
};

/** Of docs/operating: what a process takes at most, and a backup in one of its own, in bytes. */
const PROCESS_BYTES = 400e6;
const BACKUP_BYTES = 322e6;
const METRICS_PORT = 9464;

const resources = () =>
  readdirSync(join(deploy, 'kubernetes'))
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .flatMap((name) => parseAllDocuments(textOf('kubernetes', name)).map((one) => one.toJS()))
    .map((resource) => resource as Resource);

const settingsOfPods = () =>
  resources().find(({ metadata }) => metadata.name === 'dhow-settings')?.data ?? {};
const secretsOfPods = {
  ...{ DATABASE_URL: 'postgresql://database/dhow', TOKEN_SECRET: 'x'.repeat(32) },
  ...{ S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x', SMTP_URL: 'smtp://mail' },
};

test('every Kubernetes resource keeps to the schema of its kind', () => {
  expect(resources().length).toBeGreaterThan(8);
  for (const resource of resources()) {
    const Kind = kinds[resource.kind as keyof typeof kinds];
    new Kind(resource as never).validate();
  }
  expect(() => new Deployment({ spec: { replicas: 'three' } } as never).validate()).toThrow();
});

test('pods are asked whether they are well, drain before they end, and may do nothing else', () => {
  const settings = settingsOfPods();
  readConfig({ ...settings, ...secretsOfPods });
  const deployments = resources().filter(({ kind }) => kind === 'Deployment');
  expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['dhow-web', 'dhow-worker']);
  for (const { metadata, spec } of deployments) {
    const { containers, terminationGracePeriodSeconds = 30 } = spec.template.spec;
    const [container] = containers;
    expect(container.env).toEqual([{ name: 'ROLE', value: metadata.name.replace('dhow-', '') }]);
    const isWeb = metadata.name === 'dhow-web';
    // A pod counts once everything is there, and from then on as long as it answers and is not about to end.
    expect(container.startupProbe.httpGet.path).toBe(
      isWeb ? '/api/health/ready' : '/api/health/live',
    );
    expect(container.livenessProbe.httpGet.path).toBe('/api/health/live');
    expect(container.readinessProbe.httpGet.path).toBe(isWeb ? READY : '/api/health/ready');
    const pause = container.lifecycle?.preStop.sleep.seconds ?? 0;
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(pause + graceOf(settings));
    expect(container.ports).toContainEqual({ name: 'metrics', containerPort: METRICS_PORT });
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
    });
  }
});

test('pods have the memory that they take, and all of them the connections that PostgreSQL has', () => {
  const all = resources();
  const one = (kind: string, name: string) =>
    all.find((resource) => resource.kind === kind && resource.metadata.name === name)?.spec;
  const [web, worker] = [one('Deployment', 'dhow-web'), one('Deployment', 'dhow-worker')];
  const memoryOf = (spec = web) =>
    Number.parseInt(spec?.template.spec.containers[0].resources.limits.memory ?? '', 10) * 2 ** 20;
  expect(memoryOf(web)).toBeGreaterThan(PROCESS_BYTES);
  expect(memoryOf(worker)).toBeGreaterThan(PROCESS_BYTES + BACKUP_BYTES);

  const surgeOf = (spec = web) => spec?.strategy?.rollingUpdate.maxSurge ?? 0;
  const most = one('HorizontalPodAutoscaler', 'dhow-web')?.maxReplicas ?? 0;
  const ending = 3;
  const [migration, backup] = [1, 1];
  const pods = most + surgeOf(web) + (worker?.replicas ?? 0) + surgeOf(worker) + ending;
  const { connectionsEach } = readConfig({ ...settingsOfPods(), ...secretsOfPods });
  // Of 100, three are the superuser's.
  expect((pods + migration + backup) * connectionsEach).toBeLessThanOrEqual(97);
});

test('Prometheus is let in to where pods tell their metrics, and names them as the rules do', () => {
  const { METRICS_PORT: port, METRICS_HOST } = settingsOfPods();
  expect([port, METRICS_HOST]).toEqual([String(METRICS_PORT), '0.0.0.0']);
  const policy = resources().find(({ kind }) => kind === 'NetworkPolicy')?.spec;
  expect(policy?.ingress?.map(({ ports }) => ports[0]?.port)).toEqual(['http', 'metrics']);
  const { scrape_configs } = parse(textOf('observability', 'scrape-kubernetes.yml')) as {
    scrape_configs: { job_name: string; relabel_configs: { regex?: string }[] }[];
  };
  expect(scrape_configs[0]?.job_name).toBe('dhow');
  expect(scrape_configs[0]?.relabel_configs[0]?.regex).toBe('dhow;metrics');
  expect(textOf('Containerfile')).toContain('METRICS_HOST=0.0.0.0');
});

test('the texts of pods are accepted, and a restore by hand names the image that runs', () => {
  const texts = resources().find(({ metadata }) => metadata.name === 'dhow-site')?.data ?? {};
  expect(settingsOfPods().SITE_CONFIG).toBe('/site/site.json');
  SiteConfig.parse(JSON.parse(texts['site.json'] ?? ''));
  const restore = parse(textOf('kubernetes', 'by-hand', 'restore.yaml')) as Resource;
  new Job(restore as never).validate();
  const { images } = parse(textOf('kubernetes', 'kustomization.yaml')) as {
    images: { newName: string; newTag: string }[];
  };
  const [container] = restore.spec.template.spec.containers;
  expect(container.image).toBe(`${images[0]?.newName}:${images[0]?.newTag}`);
  const { env = [] } = container;
  const settings = Object.fromEntries(env.map(({ name, value }) => [name, value]));
  readConfig({ ...settingsOfPods(), ...secretsOfPods, ...settings });
});

test.skipIf(!has('kubectl'))('kubectl puts them together', () => {
  const all = parseAllDocuments(runIn(folder, 'kubectl', 'kustomize', join(deploy, 'kubernetes')));
  expect(all.length).toBe(resources().length);
  expect(all.map(String).join()).toContain('registry.example/dhow:0.1.0');
});
