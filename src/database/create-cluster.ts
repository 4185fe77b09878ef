import { PGlite } from '@electric-sql/pglite';
import { beginEmpty } from './empty-database.ts';

const [, , dataDir] = process.argv;
if (dataDir === undefined) throw new Error('usage: create-cluster FOLDER');
const client = await PGlite.create({ dataDir, ...(await beginEmpty()) });
await client.close();
