import { join } from 'node:path';
import type { OpenDatabase } from './database.ts';

export type DatabaseSettings = {
  databaseUrl: string | null;
  dataDir: string;
  /** To PostgreSQL, at most, the one that listens included. */
  connectionsEach?: number;
};

/**
 * Opens PostgreSQL where a URL is set, else PGlite in `DATA_DIR/database`; loads only the driver in
 * use.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(settings.databaseUrl, (settings.connectionsEach ?? 11) - 1);
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(join(settings.dataDir, 'database'));
}
