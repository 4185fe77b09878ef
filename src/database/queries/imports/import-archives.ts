import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { AdminRole } from '#contracts/policy.ts';
import { type Database, firstRow, hasRow } from '../../database.ts';
import { admin } from '../../schema/accounts/account.ts';
import {
  productImport,
  productImportArchive,
  type RefusedEntry,
} from '../../schema/products/product-import.ts';
import { type ImportOwner, isOwnedBy } from './imports.ts';

/** How long a process counts as working on an archive without reporting again. */
const HELD_SECONDS = 60;
const heldUntil = sql<Date>`now() + make_interval(secs => ${HELD_SECONDS})`;

export type HeldArchive = {
  importId: string;
  sellerId: string | null;
  adminId: string | null;
  /** Of the admin whose import it is; null where it cannot log in. */
  adminRole: AdminRole | null;
  path: string;
  state: 'unpacking' | 'done' | 'stopped' | 'failed';
};

/** The state of an archive's files: `seen` of `entries` have been read. */
export type ArchiveCount = {
  entries: number;
  seen: number;
  taken: number;
  unknown: number;
  refused: RefusedEntry[];
};

const isLive = and(
  eq(productImportArchive.state, 'unpacking'),
  gt(productImportArchive.heldUntil, sql`now()`),
);

/**
 * Whether an archive of this owner is being unpacked, or of one import where `importId` is given.
 */
export function isUnpacking(db: Database, owner: ImportOwner, importId?: string): Promise<boolean> {
  return hasRow(
    db
      .select({ importId: productImportArchive.importId })
      .from(productImportArchive)
      .innerJoin(productImport, eq(productImport.id, productImportArchive.importId))
      .where(
        and(
          isLive,
          isOwnedBy(owner),
          importId === undefined ? undefined : eq(productImport.id, importId),
        ),
      )
      .limit(1),
  );
}

/**
 * Returns the path of an import's earlier archive in this process that was stopped before its turn
 * came.
 */
export async function heldPathOf(
  db: Database,
  importId: string,
  holder: string,
): Promise<string | null> {
  const [row] = await db
    .select({ path: productImportArchive.path })
    .from(productImportArchive)
    .where(
      and(eq(productImportArchive.importId, importId), eq(productImportArchive.holder, holder)),
    );
  return row?.path || null;
}

/** Sets an import's archive, to be unpacked by the process that has the file. */
export async function putArchive(
  db: Database,
  archive: { importId: string; name: string; holder: string; path: string },
): Promise<void> {
  const fresh = { ...archive, heldUntil };
  await db
    .insert(productImportArchive)
    .values(fresh)
    .onConflictDoUpdate({
      target: productImportArchive.importId,
      set: {
        ...fresh,
        state: 'unpacking',
        note: '',
        sentAt: sql`now()`,
        entries: 0,
        seen: 0,
        taken: 0,
        unknown: 0,
        refused: [],
      },
    });
}

/**
 * Returns the file that waits longest in this process, to be unpacked or, where that was stopped,
 * removed.
 */
export function nextHeldArchive(db: Database, holder: string): Promise<HeldArchive | null> {
  return firstRow(
    db
      .select({
        importId: productImportArchive.importId,
        sellerId: productImport.sellerId,
        adminId: productImport.adminId,
        adminRole: admin.role,
        path: productImportArchive.path,
        state: productImportArchive.state,
      })
      .from(productImportArchive)
      .innerJoin(productImport, eq(productImport.id, productImportArchive.importId))
      .leftJoin(admin, and(eq(admin.id, productImport.adminId), isNull(admin.deactivatedAt)))
      .where(and(eq(productImportArchive.holder, holder), ne(productImportArchive.path, '')))
      .orderBy(asc(productImportArchive.sentAt))
      .limit(1),
  );
}

/**
 * Records how far an archive has been unpacked, and that its holder is alive, for all that wait
 * with it; returns false where it has been stopped.
 */
export async function noteArchive(
  db: Database,
  { importId, path }: HeldArchive,
  holder: string,
  count: ArchiveCount,
): Promise<boolean> {
  await db
    .update(productImportArchive)
    .set({ heldUntil })
    .where(
      and(eq(productImportArchive.holder, holder), eq(productImportArchive.state, 'unpacking')),
    );
  const noted = await db
    .update(productImportArchive)
    .set(count)
    .where(
      and(
        eq(productImportArchive.importId, importId),
        eq(productImportArchive.path, path),
        eq(productImportArchive.state, 'unpacking'),
      ),
    )
    .returning({ importId: productImportArchive.importId });
  return noted.length > 0;
}

/** Records that the file is removed and, where it was being unpacked, how that ended. */
export async function settleArchive(
  db: Database,
  { importId, path }: HeldArchive,
  state: 'done' | 'failed',
  note: string,
): Promise<void> {
  const unpacking = sql`${productImportArchive.state} = 'unpacking'`;
  await db
    .update(productImportArchive)
    .set({
      path: '',
      state: sql`case when ${unpacking} then ${state} else ${productImportArchive.state} end`,
      note: sql`case when ${unpacking} then ${note} else ${productImportArchive.note} end`,
    })
    .where(and(eq(productImportArchive.importId, importId), eq(productImportArchive.path, path)));
}

/** Stops the unpacking of an import's archive; files already taken stay. */
export async function stopArchive(db: Database, importId: string): Promise<boolean> {
  const stopped = await db
    .update(productImportArchive)
    .set({ state: 'stopped' })
    .where(
      and(eq(productImportArchive.importId, importId), eq(productImportArchive.state, 'unpacking')),
    )
    .returning({ importId: productImportArchive.importId });
  return stopped.length > 0;
}
