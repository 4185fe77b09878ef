import type { MarketplaceNumbers } from '#contracts/calls/operation/system-health.ts';
import type { Family } from './metric-family.ts';

/** What the database knows, told by the process that has the work in the background. */
export const ofMarketplace: readonly (Omit<Family, 'values'> & {
  read: (numbers: MarketplaceNumbers) => number | null;
})[] = [
  {
    name: 'dhow_pictures_waiting',
    help: 'Pictures whose other widths are still to be made.',
    type: 'gauge',
    read: ({ pictures }) => pictures.waiting,
  },
  {
    name: 'dhow_pictures_oldest_seconds',
    help: 'How long the oldest of them has waited.',
    type: 'gauge',
    read: ({ pictures }) => pictures.oldestSeconds,
  },
  {
    name: 'dhow_pictures_given_up',
    help: 'Pictures whose widths failed too often to be tried again.',
    type: 'gauge',
    read: ({ pictures }) => pictures.givenUp,
  },
  {
    name: 'dhow_imports_running',
    help: 'Imports of sellers that are under way.',
    type: 'gauge',
    read: ({ imports }) => imports.running,
  },
  {
    name: 'dhow_import_rows_waiting',
    help: 'Rows of running imports that are still to be imported.',
    type: 'gauge',
    read: ({ imports }) => imports.rowsWaiting,
  },
  {
    name: 'dhow_parent_changes_waiting',
    help: 'Sellers, taxonomy entries and attributes whose products do not all follow their change yet.',
    type: 'gauge',
    read: ({ parentChanges }) => parentChanges.waiting,
  },
  {
    name: 'dhow_parent_change_products_waiting',
    help: 'Products that do not follow the change of their seller, taxonomy entry or an attribute yet.',
    type: 'gauge',
    read: ({ parentChanges }) => parentChanges.productsWaiting,
  },
  {
    name: 'dhow_mails_waiting',
    help: 'Mails that are still to be sent.',
    type: 'gauge',
    read: ({ mails }) => mails.waiting,
  },
  {
    name: 'dhow_mails_about_accounts_waiting',
    help: 'Of these, mails about accounts, which go first.',
    type: 'gauge',
    read: ({ mails }) => mails.lanes.accounts,
  },
  {
    name: 'dhow_mails_to_many_waiting',
    help: 'Of these, newsletters and announcements, which go last.',
    type: 'gauge',
    read: ({ mails }) => mails.lanes.many,
  },
  {
    name: 'dhow_mails_oldest_seconds',
    help: 'How long the oldest of them has waited.',
    type: 'gauge',
    read: ({ mails }) => mails.oldestSeconds,
  },
  {
    name: 'dhow_mails_given_up',
    help: 'Mails that could not be sent and are not tried any more.',
    type: 'gauge',
    read: ({ mails }) => mails.failed,
  },
  {
    name: 'dhow_notices_waiting',
    help: 'Notices of enquiries that sellers are still to get, those of quiet hours and once a day too.',
    type: 'gauge',
    read: ({ notices }) => notices.waiting,
  },
  {
    name: 'dhow_notices_oldest_seconds',
    help: 'Since when the one of them that is due longest and was not tried yet has been due.',
    type: 'gauge',
    read: ({ notices }) => notices.oldestSeconds,
  },
  {
    name: 'dhow_backup_last_success_timestamp_seconds',
    help: 'When the last good backup ended; no sample where there is none.',
    type: 'gauge',
    read: ({ backups: { lastGoodAt } }) =>
      lastGoodAt === null ? null : Date.parse(lastGoodAt) / 1000,
  },
  {
    name: 'dhow_backup_last_bytes',
    help: 'Size of the last good backup.',
    type: 'gauge',
    read: ({ backups }) => backups.lastGoodBytes,
  },
  {
    name: 'dhow_backup_last_missing_files',
    help: 'Files that the last good backup lacks, since the store of media did.',
    type: 'gauge',
    read: ({ backups }) => backups.lastGoodMissing,
  },
  {
    name: 'dhow_backup_last_failed',
    help: 'Whether the last backup failed.',
    type: 'gauge',
    read: ({ backups }) => (backups.lastError === null ? 0 : 1),
  },
  {
    name: 'dhow_audit_entries_unsealed',
    help: 'Audit entries without a position in the chain yet.',
    type: 'gauge',
    read: ({ unsealedAuditEntries }) => unsealedAuditEntries,
  },
  {
    name: 'dhow_database_bytes',
    help: 'Size of the database.',
    type: 'gauge',
    read: ({ databaseBytes }) => databaseBytes,
  },
  {
    name: 'dhow_migrations_applied',
    help: 'Migrations that the database has had.',
    type: 'gauge',
    read: ({ migrations }) => migrations,
  },
];
