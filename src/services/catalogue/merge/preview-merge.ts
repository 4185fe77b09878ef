import type { CatalogueMergePreview, CatalogueMergeQuery } from '#contracts/catalogue-merge.ts';
import type { Database } from '#database/database.ts';
import {
  countValues,
  findPlace,
  type Place,
} from '#database/queries/catalogue/merge/merge-places.ts';
import { countNamed } from '#database/queries/catalogue/merge/named-elsewhere.ts';
import { findLost, planMerge } from './plan-merge.ts';

/** Returns what a merge or move would change (docs/behaviour/admin.md#merge-and-move). Changes nothing. */
export async function previewMerge(
  db: Database,
  query: CatalogueMergeQuery,
): Promise<CatalogueMergePreview> {
  const plan = await planMerge(db, query);
  const { goes, target, into, pairs } = plan;
  const attributes = new Map<string, CatalogueMergePreview['attributes'][number]>();
  for (const { pair, attributes: lost } of await findLost(db, plan)) {
    const place = { level: pair.level, id: pair.from };
    const ids = lost.map(({ id }) => id);
    const counts = new Map(
      (await countValues(db, place, ids)).map(({ id, pieces }) => [id, pieces]),
    );
    for (const { id, name } of lost) {
      const before = attributes.get(id)?.pieces ?? 0;
      attributes.set(id, { _id: id, name, pieces: before + (counts.get(id) ?? 0) });
    }
  }
  const [, ...inside] = pairs;
  const going = pairs.filter((pair) => pair.into !== null).map(({ from }) => from);
  const stays = into === null ? target : await findPlace(db, query.kind, into);
  const isShown = stays?.isShown ?? false;
  const isCopied = query.kind === 'product-type' && into === null;
  const moves = query.how === 'move' && into === null;
  return {
    from: entryOf(goes),
    into: entryOf(target),
    meets: query.how === 'move' && into !== null,
    pieces: goes.products,
    merged: inside.filter((pair) => pair.into !== null).map(({ name }) => name),
    moved: inside.filter((pair) => pair.into === null).map(({ name }) => name),
    attributes: [...attributes.values()],
    addresses: going.length + inside.filter(isCopiedType).length + (moves ? 1 : 0),
    ...(await countNamed(db, isCopied ? [goes.id] : going)),
    hides: goes.products > 0 && goes.isShown && !isShown,
    shows: goes.products > 0 && !goes.isShown && isShown && !moves,
  };
}

/** A type whose new sub-category has none of its name is copied there, with another id. */
const isCopiedType = ({ level, into }: { level: string; into: string | null }) =>
  level === 'product-type' && into === null;

const entryOf = ({ id, name, within, products }: Place) => ({
  _id: id,
  name,
  within: within.map((entry) => entry.name),
  products,
});
