import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { productImportPicture } from '../../schema/product-import.ts';

/** The files that an import's rows name; `mediaId` is null until one is sent. */
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

/** Those of these file names that have been sent, with their assets. */
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

/** Lets go of pictures already in products: an import that is done needs them no more. */
export async function releaseImportPictures(db: Database, importId: string): Promise<void> {
  await db
    .update(productImportPicture)
    .set({ mediaId: sql`null` })
    .where(eq(productImportPicture.importId, importId));
}
