import type { MarketplaceNumbers } from '#contracts/calls/operation/system-health.ts';
import { loadReleaseVersion } from '../release-version.ts';
import { type Family, one, type Sample } from './metric-family.ts';
import { ofProcesses } from './process-families.ts';
import type { ProcessNumbers } from './process-numbers.ts';
import { type Durations, durationBounds } from './request-counts.ts';

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

type Series = { labels: Sample['labels']; durations: Durations };

/** Returns a histogram of durations; what has not happened yet has no series. */
function durationFamily(
  name: string,
  help: string,
  processes: readonly ProcessNumbers[],
  read: (numbers: ProcessNumbers) => Series[],
): Family {
  const values = processes.flatMap((numbers) =>
    read(numbers).flatMap(({ labels, durations }) =>
      samplesOf(name, { ...labels, worker: numbers.worker }, durations),
    ),
  );
  return { name, help, type: 'histogram', values };
}

function samplesOf(
  name: string,
  labels: Sample['labels'],
  { buckets, seconds }: Durations,
): Sample[] {
  let count = 0;
  const counted = buckets.map((each, at) => {
    count += each;
    const le = durationBounds[at] ?? '+Inf';
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: count };
  });
  if (count === 0) return [];
  return [
    ...counted,
    { metricName: `${name}_sum`, labels, value: seconds },
    { metricName: `${name}_count`, labels, value: count },
  ];
}

/** What the database knows, told by the process that has the work in the background. */
const ofMarketplace: Readonly<
  Record<string, { help: string; read: (numbers: MarketplaceNumbers) => number | null }>
> = {
  dhow_pictures_waiting: {
    help: 'Pictures whose other widths are still to be made.',
    read: ({ pictures }) => pictures.waiting,
  },
  dhow_pictures_oldest_seconds: {
    help: 'How long the oldest of them has waited.',
    read: ({ pictures }) => pictures.oldestSeconds,
  },
  dhow_pictures_given_up: {
    help: 'Pictures whose widths failed too often to be tried again.',
    read: ({ pictures }) => pictures.givenUp,
  },
  dhow_imports_running: {
    help: 'Imports of sellers that are under way.',
    read: ({ imports }) => imports.running,
  },
  dhow_import_rows_waiting: {
    help: 'Rows of running imports that are still to be imported.',
    read: ({ imports }) => imports.rowsWaiting,
  },
  dhow_parent_changes_waiting: {
    help: 'Sellers, taxonomy entries and attributes whose products do not all follow their change yet.',
    read: ({ parentChanges }) => parentChanges.waiting,
  },
  dhow_parent_change_products_waiting: {
    help: 'Products that do not follow the change of their seller, taxonomy entry or an attribute yet.',
    read: ({ parentChanges }) => parentChanges.productsWaiting,
  },
  dhow_mails_waiting: {
    help: 'Mails that are still to be sent.',
    read: ({ mails }) => mails.waiting,
  },
  dhow_mails_about_accounts_waiting: {
    help: 'Of these, mails about accounts, which go first.',
    read: ({ mails }) => mails.lanes.accounts,
  },
  dhow_mails_to_many_waiting: {
    help: 'Of these, newsletters and announcements, which go last.',
    read: ({ mails }) => mails.lanes.many,
  },
  dhow_mails_oldest_seconds: {
    help: 'How long the oldest of them has waited.',
    read: ({ mails }) => mails.oldestSeconds,
  },
  dhow_mails_given_up: {
    help: 'Mails that could not be sent and are not tried any more.',
    read: ({ mails }) => mails.failed,
  },
  dhow_notices_waiting: {
    help: 'Notices of enquiries that sellers are still to get, those of quiet hours and once a day too.',
    read: ({ notices }) => notices.waiting,
  },
  dhow_notices_oldest_seconds: {
    help: 'Since when the one of them that is due longest and was not tried yet has been due.',
    read: ({ notices }) => notices.oldestSeconds,
  },
  dhow_backup_last_success_timestamp_seconds: {
    help: 'When the last good backup ended; no sample where there is none.',
    read: ({ backups: { lastGoodAt } }) =>
      lastGoodAt === null ? null : Date.parse(lastGoodAt) / 1000,
  },
  dhow_backup_last_bytes: {
    help: 'Size of the last good backup.',
    read: ({ backups }) => backups.lastGoodBytes,
  },
  dhow_backup_last_missing_files: {
    help: 'Files that the last good backup lacks, since the store of media did.',
    read: ({ backups }) => backups.lastGoodMissing,
  },
  dhow_backup_last_failed: {
    help: 'Whether the last backup failed.',
    read: ({ backups }) => (backups.lastError === null ? 0 : 1),
  },
  dhow_audit_entries_unsealed: {
    help: 'Audit entries without a position in the chain yet.',
    read: ({ unsealedAuditEntries }) => unsealedAuditEntries,
  },
  dhow_database_bytes: {
    help: 'Size of the database.',
    read: ({ databaseBytes }) => databaseBytes,
  },
  dhow_migrations_applied: {
    help: 'Migrations that the database has had.',
    read: ({ migrations }) => migrations,
  },
};
