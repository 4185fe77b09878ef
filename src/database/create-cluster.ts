import { PGlite } from '@electric-sql/pglite';
import { beginEmpty } from './empty-database.ts';

const [, , dataDir, content] = process.argv;
if (dataDir === undefined) throw new Error('usage: create-cluster FOLDER prepared|none');
const client = await PGlite.create({ dataDir, ...(content === 'none' ? {} : await beginEmpty()) });
await client.close();
