import { join } from 'node:path';
import type { OpenDatabase } from './database.ts';
import type { Migrated, MigrateOptions } from './migrate/migrate-database.ts';
import type { PostgresOptions, SchemaSettings } from './open-postgres.ts';

export type DatabaseSettings = {
  databaseUrl: string | null;
  dataDir: string;
  /** To PostgreSQL, at most, the one that listens included. */
  connectionsEach?: number;
  databaseDirectUrl?: string | null;
  /** Of a replica, for public reads. */
  databaseReadUrl?: string | null;
  databaseTimes?: Pick<PostgresOptions, 'connectMs' | 'statementMs' | 'idleMs'>;
  /** How PostgreSQL's schema is brought to this version. */
  schema?: SchemaSettings;
};

/**
 * Opens PostgreSQL where a URL is set, else PGlite in `DATA_DIR/database`; loads only the driver in
 * use. `tell` takes lines for the log.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  tell?: PostgresOptions['tell'],
): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(settings.databaseUrl, {
      ...settings.databaseTimes,
      directUrl: settings.databaseDirectUrl ?? null,
      readUrl: settings.databaseReadUrl ?? null,
      poolSize: (settings.connectionsEach ?? 11) - 1,
      ...(settings.schema && { schema: settings.schema }),
      ...(tell && { tell }),
    });
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(join(settings.dataDir, 'database'));
}

/** Brings the database that the settings name to this version, functions included. */
export async function migrateOnly(
  settings: Pick<DatabaseSettings, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  options: MigrateOptions,
): Promise<Migrated> {
  const url = settings.databaseDirectUrl ?? settings.databaseUrl;
  if (url !== null) {
    const { migratePostgres } = await import('./migrate/migrate-database.ts');
    const setting = url === settings.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
    return migratePostgres(url, options).catch((error) => {
      throw Object.assign(error, { setting });
    });
  }
  const { migrateEmbedded } = await import('./open-embedded.ts');
  return migrateEmbedded(join(settings.dataDir, 'database'), options);
}
