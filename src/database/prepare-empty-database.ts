import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { connectEmbedded } from './connect-embedded.ts';
import { EMPTY_DATABASE } from './empty-database.ts';

// Neither vacuumed nor analysed: for tables analysed while empty, PostgreSQL's estimates are too
// low.
const folder = mkdtempSync(join(tmpdir(), 'dhow-empty-'));
const dataDir = join(folder, 'cluster');
const migrated = await connectEmbedded({ dataDir, asCopy: false });
await migrated.close();
const client = await PGlite.create({ dataDir });
const packed = await client.dumpDataDir('none');
await client.close();
mkdirSync(dirname(EMPTY_DATABASE), { recursive: true });
writeFileSync(`${EMPTY_DATABASE}.new`, await packed.bytes());
renameSync(`${EMPTY_DATABASE}.new`, EMPTY_DATABASE);
rmSync(folder, { recursive: true });
