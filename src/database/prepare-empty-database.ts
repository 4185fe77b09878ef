import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { connectEmbedded } from './connect-embedded.ts';
import { EMPTY_DATABASE } from './empty-database.ts';

// Neither vacuumed nor analysed: for tables analysed while empty, PostgreSQL's estimates are too
// low.
const { client, close } = await connectEmbedded({});
await client.exec('checkpoint');
const packed = await client.dumpDataDir('none');
mkdirSync(dirname(EMPTY_DATABASE), { recursive: true });
writeFileSync(`${EMPTY_DATABASE}.new`, await packed.bytes());
renameSync(`${EMPTY_DATABASE}.new`, EMPTY_DATABASE);
await close();
