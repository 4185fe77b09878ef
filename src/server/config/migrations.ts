import { z } from 'zod';
import { defaulted, flag } from './field-kinds.ts';

const MINUTE_MS = 60_000;

/** How a start on PostgreSQL brings the schema to its version. */
export const migrationFields = {
  MIGRATE: defaulted(flag('the start migrates the database').default('1')),
  MIGRATE_MINUTES: defaulted(
    z.coerce
      .number('must be a number of minutes')
      .min(0.1, 'must be 0.1 or more')
      .max(10_080, 'must be 10080 at most, which is a week')
      .default(10),
  ),
};

const MigrationSettings = z.object(migrationFields);

export function migrationsOf(settings: z.infer<typeof MigrationSettings>) {
  return {
    schema: { migrate: settings.MIGRATE === '1', patienceMs: settings.MIGRATE_MINUTES * MINUTE_MS },
  };
}
