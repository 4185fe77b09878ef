import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { productImportPicture } from '../../schema/products/product-import.ts';
import { type ImportOwner, isOwnedBy } from './imports.ts';

/** Returns the files that an import's rows name; `mediaId` is null until one is sent. */
export async function listImportPictures(
  db: Database,
  importId: string,
): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ name: productImportPicture.name, mediaId: productImportPicture.mediaId })
    .from(productImportPicture)
    .where(eq(productImportPicture.importId, importId));
  return new Map(rows.map((row) => [row.name, row.mediaId]));
}

/** Returns the files of these names that have been sent, with their assets. */
export async function findImportPictures(
  db: Database,
  importId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ name: productImportPicture.name, mediaId: productImportPicture.mediaId })
    .from(productImportPicture)
    .where(
      and(
        eq(productImportPicture.importId, importId),
        inArray(productImportPicture.name, [...names]),
      ),
    );
  return new Map(rows.flatMap(({ name, mediaId }) => (mediaId === null ? [] : [[name, mediaId]])));
}

/**
 * Returns the files of these names from an owner's earlier imports, the latest of each, where they
 * still exist.
 */
export async function earlierPictures(
  db: Database,
  owner: ImportOwner,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await rowsOf<{ name: string; id: string }>(
    db,
    sql`select distinct on (o.name) o.name, o.sent_id as id
      from product_import_picture o
      join product_import i on i.id = o.import_id
      join media_asset a on a.id = o.sent_id and a.ready
      where ${isOwnedBy(owner, 'i')} and o.name = any(${sql.param([...names])}::text[])
      order by o.name, i.created_at desc`,
  );
  return new Map(rows.map(({ name, id }) => [name, id]));
}

export async function setImportPicture(
  db: Database,
  importId: string,
  name: string,
  mediaId: string,
): Promise<void> {
  await db
    .update(productImportPicture)
    .set({ mediaId, sentId: mediaId })
    .where(and(eq(productImportPicture.importId, importId), eq(productImportPicture.name, name)));
}

export async function countMissingPictures(db: Database, importId: string): Promise<number> {
  return db.$count(
    productImportPicture,
    and(eq(productImportPicture.importId, importId), isNull(productImportPicture.mediaId)),
  );
}

/** Releases pictures that are in products: a finished import no longer needs them. */
export async function releaseImportPictures(db: Database, importId: string): Promise<void> {
  await db
    .update(productImportPicture)
    .set({ mediaId: sql`null` })
    .where(eq(productImportPicture.importId, importId));
}
