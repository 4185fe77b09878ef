import { BIN_DAYS, type BinEntry, type BinQuery, goneAfter } from '#contracts/bin.ts';
import { listBin, namesOfDeleters, type WhoseProducts } from '#database/queries/bin.ts';
import type { PageOf } from '#database/queries/lists/page-of.ts';
import { daysBefore } from '#domain/time/days.ts';
import type { AppContext } from '../app-context.ts';
import { presentPicture } from '../media/present-media.ts';

/** Returns a page of what was deleted in the last thirty days and can come back. */
export async function readBin(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  query: BinQuery,
  whose: WhoseProducts = {},
): Promise<PageOf<BinEntry>> {
  const page = await listBin(db, query, whose, daysBefore(now(), BIN_DAYS));
  const names = await namesOfDeleters(db, whose.ownOf ? [] : page.rows.map(({ id }) => id));
  const rows = page.rows.map(({ id, kind, name, byAdmin, seller, picture, deletedAt }) => ({
    ...{ _id: id, kind, name, byAdmin, by: names.get(id) ?? null },
    seller: seller && { _id: seller.id, name: seller.name },
    picture: presentPicture(picture, name),
    deletedAt: deletedAt.toISOString(),
    goneAt: goneAfter(deletedAt).toISOString(),
  }));
  return { ...page, rows };
}
