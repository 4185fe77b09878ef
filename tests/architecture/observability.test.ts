import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { metricFamilies } from '#server/observability/metric-families.ts';
import { collectRuntimeMetrics } from '#server/observability/process-numbers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');
const rules = read('deploy/observability/alerts.yml');
const dashboard = read('deploy/observability/dashboard.json');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
const families = metricFamilies([]);

test('every alert has its paragraph, and leads to it', () => {
  const told = [...read('docs/operating/alerts.md').matchAll(/^## (\w+)\n\n\S.+\n\n\S/gm)];
  expect(alerts.length).toBeGreaterThan(20);
  expect(told.map(([, name]) => name)).toEqual(alerts);
  for (const name of alerts) expect(rules).toContain(`alerts.md#${name.toLowerCase()}\n`);
});

test('every metric that the rules and the dashboard name is in /metrics', async () => {
  const runtime = await collectRuntimeMetrics()();
  const known = new Set([...families, ...runtime].map(({ name }) => name));
  const named = [...(rules + dashboard).matchAll(/\b(?:dhow|process|nodejs)_[a-z_]+/g)].map(
    ([name]) => name.replace(/(?<=_duration_seconds)_(?:bucket|sum|count)$/, ''),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('every metric of ours has its line in docs/operating/observability.md', () => {
  const page = read('docs/operating/observability.md');
  const untold = families.filter(({ name }) => !page.includes(`\`${name}\``));
  expect(untold.map(({ name }) => name)).toEqual([]);
});

test('no label has a path or an id: the names of labels are few', () => {
  const named = [...(rules + dashboard).matchAll(/by \(([^)]+)\)/g)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  const known = [
    'instance',
    'worker',
    'lane',
    'le',
    'route_class',
    'status',
    'by',
    'state',
    'work',
    'rule',
  ];
  expect(named.filter((name) => ![...known, 'result', 'action'].includes(name))).toEqual([]);
});
