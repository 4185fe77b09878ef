import type { CatalogueMergePreview, CatalogueMergeQuery } from '#contracts/catalogue-merge.ts';
import type { Reference } from '#contracts/id.ts';
import type { Database } from '#database/database.ts';
import {
  countValues,
  type Entry,
  findEntry,
  listFirstUnder,
} from '#database/queries/catalogue/merge/merge-entries.ts';
import { countNamed } from '#database/queries/catalogue/merge/named-elsewhere.ts';
import { entriesOf, previewedProduct } from '../../products/previewed-product.ts';
import { findLost, type PlannedMerge, planMerge } from './plan-merge.ts';

/** How many products are shown as they will be. */
const SHOWN = 5;

/** Returns what a merge or move would change (docs/behaviour/admin.md#merge-and-move). Changes nothing. */
export async function previewMerge(
  db: Database,
  query: CatalogueMergeQuery,
): Promise<CatalogueMergePreview> {
  const plan = await planMerge(db, query);
  const { goes, target, into, pairs } = plan;
  const attributes = new Map<string, CatalogueMergePreview['attributes'][number]>();
  for (const { pair, attributes: lost } of await findLost(db, plan)) {
    const entry = { level: pair.level, id: pair.from };
    const ids = lost.map(({ id }) => id);
    const counts = new Map(
      (await countValues(db, entry, ids)).map(({ id, pieces }) => [id, pieces]),
    );
    for (const { id, name } of lost) {
      const before = attributes.get(id)?.pieces ?? 0;
      attributes.set(id, { _id: id, name, pieces: before + (counts.get(id) ?? 0) });
    }
  }
  const [, ...inside] = pairs;
  const going = pairs.filter((pair) => pair.into !== null).map(({ from }) => from);
  const stays = into === null ? target : await findEntry(db, query.kind, into);
  const isShown = stays?.isShown ?? false;
  const isCopied = query.kind === 'product-type' && into === null;
  const moves = query.how === 'move' && into === null;
  return {
    from: entryOf(goes),
    into: entryOf(target),
    meets: query.how === 'move' && into !== null,
    pieces: goes.products,
    first: (await listFirstUnder(db, goes, SHOWN)).map((piece) => {
      const before = entriesOf(piece);
      return previewedProduct(
        piece,
        { entries: before },
        { entries: entriesAfter(before, plan, stays) },
      );
    }),
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

/** Returns where a product stands afterwards: what is in the entry keeps its names there, or gets those that it becomes one with. */
function entriesAfter(
  before: readonly Reference[],
  { goes, target, into, pairs }: PlannedMerge,
  stays: Entry | null,
): Reference[] {
  const path =
    into === null || stays === null ? [...target.within, target, goes] : [...stays.within, stays];
  const inside = before.slice(path.length).map((entry) => {
    const pair = pairs.find(({ from, into: id }) => from === entry._id && id !== null);
    return pair?.into && pair.intoName ? { _id: pair.into, name: pair.intoName } : entry;
  });
  return [...path.map(({ id, name }) => ({ _id: id, name })), ...inside];
}

const entryOf = ({ id, name, within, products }: Entry) => ({
  _id: id,
  name,
  within: within.map((entry) => entry.name),
  products,
});
