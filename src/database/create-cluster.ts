import { PGlite } from '@electric-sql/pglite';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('usage: create-cluster FOLDER');
const client = await PGlite.create({ dataDir: folder });
await client.close();
