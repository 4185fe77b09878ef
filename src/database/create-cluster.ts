import { PGlite } from '@electric-sql/pglite';
import { findEmptyDatabase } from './empty-database.ts';

const [, , dataDir] = process.argv;
if (dataDir === undefined) throw new Error('usage: create-cluster FOLDER');
const loadDataDir = await findEmptyDatabase();
const client = await PGlite.create({ dataDir, ...(loadDataDir && { loadDataDir }) });
await client.close();
