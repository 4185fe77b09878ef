// Records what an earlier version left in its database, for upgrade.api.test.ts. In a checkout of that
// version with its packages: DATA_DIR=/tmp/earlier node src/server/seed.ts; then here:
//   node tests/upgrade/record-rows.ts /tmp/earlier/database tests/upgrade/recorded/rows.json.gz
// The schema is not recorded: it is that of the migrations up to then, which never change.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Recorded } from './load-recorded.ts';

const [, , folder = '', file = ''] = process.argv;
const database = await PGlite.create({
  dataDir: join(folder, 'cluster'),
  extensions: { pg_trgm, unaccent, fuzzystrmatch },
});
const rowsOf = async <Row>(text: string) => (await database.query<Row>(text)).rows;
const [last] = await rowsOf<{ at: string }>(
  'select max(created_at)::text as at from drizzle.__drizzle_migrations',
);
const tables = await rowsOf<{ name: string; columns: string[] }>(`
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
const recorded: Recorded = { migratedTo: Number(last?.at), tables: [] };
for (const { name, columns } of tables) {
  const named = columns.map((column) => `"${column}"`).join(', ');
  const rows = await rowsOf<{ row: string }>(
    `select row_to_json(r)::text as row from (select ${named} from "${name}" order by 1) r`,
  );
  recorded.tables.push({ name, columns, rows: rows.map(({ row }) => row) });
}
await database.close();
writeFileSync(file, gzipSync(JSON.stringify(recorded), { level: 9 }));
