import type { MarketplaceNumbers } from '#contracts/calls/operation/system-health.ts';

/** What the database knows, told by the process that has the work in the background. */
export const ofMarketplace: Readonly<
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
