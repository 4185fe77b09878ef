import { loadReleaseVersion } from '../release-version.ts';
import { durationFamily } from './duration-family.ts';
import { ofMarketplace } from './marketplace-families.ts';
import { type Family, one, type Sample } from './metric-family.ts';
import { ofProcesses } from './process-families.ts';
import type { ProcessNumbers } from './process-numbers.ts';

/** Returns all metrics of a machine's processes. */
export function metricFamilies(processes: readonly ProcessNumbers[]): Family[] {
  const own = Object.entries(ofProcesses).map(([name, { help, read }]) => ({
    name,
    help,
    // As Prometheus names what only grows.
    type: name.endsWith('_total') ? 'counter' : 'gauge',
    values: processes.flatMap((numbers) => withWorker(read(numbers), numbers)),
  }));
  const marketplace = processes.find((numbers) => numbers.marketplace !== undefined)?.marketplace;
  const backups = processes.flatMap(({ backupEverySeconds }) => backupEverySeconds ?? []);
  return [
    ...own,
    ...durationFamilies(processes),
    ...Object.entries(ofMarketplace).map(([name, { help, read }]) =>
      gauge(name, help, marketplace ? sampleOf(read(marketplace)) : []),
    ),
    gauge(
      'dhow_database_up',
      'Whether the database answers.',
      marketplace === undefined ? [] : one(marketplace === null ? 0 : 1),
    ),
    gauge(
      'dhow_backup_interval_seconds',
      'How often a backup is made (BACKUP_EVERY); no sample where the server makes none by itself.',
      sampleOf(backups[0] ?? null),
    ),
    gauge('dhow_processes', 'Processes that have told their numbers.', one(processes.length)),
    gauge(
      'dhow_build_info',
      'Always 1; the labels tell what runs.',
      one(1, { version: loadReleaseVersion(), node: process.version }),
    ),
    ...runtimeFamilies(processes),
  ];
}

const sampleOf = (value: number | null) => (value === null ? [] : one(value));

const gauge = (name: string, help: string, values: Sample[]): Family => ({
  name,
  help,
  type: 'gauge',
  values,
});

function durationFamilies(processes: readonly ProcessNumbers[]): Family[] {
  return [
    durationFamily(
      'dhow_http_request_duration_seconds',
      'Time to an answer.',
      processes,
      (numbers) =>
        Object.entries(numbers.requests).flatMap(([route_class, { kept, made }]) => [
          { labels: { route_class, kept: 'true' }, durations: kept },
          { labels: { route_class, kept: 'false' }, durations: made },
        ]),
    ),
    durationFamily(
      'dhow_render_duration_seconds',
      'Time to render a page.',
      processes,
      (numbers) => [{ labels: {}, durations: numbers.renders }],
    ),
    durationFamily(
      'dhow_database_statement_duration_seconds',
      'Time of a statement once it had a connection.',
      processes,
      (numbers) => [{ labels: {}, durations: numbers.statements }],
    ),
  ];
}

/** Node.js's own metrics, of all processes by name. */
function runtimeFamilies(processes: readonly ProcessNumbers[]): Family[] {
  const families = new Map<string, Family>();
  for (const numbers of processes) {
    for (const { name, help, type, values } of numbers.runtime ?? []) {
      const family = families.get(name) ?? { name, help, type, values: [] };
      family.values.push(...withWorker(values, numbers));
      families.set(name, family);
    }
  }
  return [...families.values()];
}

function withWorker(samples: readonly Sample[], { worker }: ProcessNumbers): Sample[] {
  return samples.map((sample) => ({ ...sample, labels: { ...sample.labels, worker } }));
}
