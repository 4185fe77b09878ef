import { join } from 'node:path';
import type { OpenDatabase } from './database.ts';

export type DatabaseSettings = { databaseUrl: string | null; dataDir: string };

/** PostgreSQL where there is an URL, else PGlite in `DATA_DIR/database`; each loads its own driver. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(settings.databaseUrl);
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(join(settings.dataDir, 'database'));
}
