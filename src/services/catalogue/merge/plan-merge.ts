import type {
  BrandQuery,
  BrandSpelling,
  CatalogueMergePreview,
  CatalogueMergeQuery,
} from '#contracts/catalogue-merge.ts';
import type { Reference } from '#contracts/id.ts';
import { LONGEST_PAGE } from '#contracts/list-query.ts';
import type { Database } from '#database/database.ts';
import {
  countValues,
  type Entry,
  findEntry,
  findLostAttributes,
  findNamed,
  type LostAttribute,
  listFirstUnder,
  type MergePair,
  pairWithin,
} from '#database/queries/catalogue/merge/merge-entries.ts';
import { type CatalogueMergeRow, countBrands } from '#database/queries/catalogue/merge/merges.ts';
import { countNamed } from '#database/queries/catalogue/merge/named-elsewhere.ts';
import type { TaxonomyKind } from '#database/queries/taxonomy.ts';
import { folded } from '#domain/search/folded.ts';
import { likelyTwins } from '#domain/text/likely-twins.ts';
import { toAdmins } from '#languages/said.ts';
import { invalid, notFound } from '../../failure.ts';
import { entriesOf, previewedProduct } from '../../products/preview-matching.ts';

/** A merge or move that can be: what goes, where it was asked to go, and what becomes part of what. */
type PlannedMerge = {
  goes: Entry;
  target: Entry;
  /** The entry that it becomes part of; null where it moves as it is. */
  into: string | null;
  pairs: MergePair[];
};

const parentOf = { 'sub-category': 'category', 'product-type': 'sub-category' } as const;

/** Returns what a merge or move would do; 404 and 422 where it cannot be. Changes nothing. */
export async function planMerge(
  db: Database,
  { kind, how, from, into }: CatalogueMergeQuery,
): Promise<PlannedMerge> {
  if (how === 'move' && kind === 'category') {
    throw invalid('how', toAdmins('A category cannot be moved. Merge it into another one.'));
  }
  const targetKind = how === 'move' && kind !== 'category' ? parentOf[kind] : kind;
  const [goes, target] = [await findEntry(db, kind, from), await findEntry(db, targetKind, into)];
  if (goes === null) throw notFound(thingOf(kind));
  if (target === null) throw notFound(thingOf(targetKind));
  if (from === into) throw invalid('into', toAdmins(`Choose a different ${thingOf(kind)}.`));
  if (how === 'move' && goes.within.at(-1)?.id === into) {
    throw invalid(
      'into',
      toAdmins(`It is already in this ${thingOf(targetKind)}. Choose another one.`),
    );
  }
  const named =
    how === 'merge' || kind === 'category'
      ? into
      : await findNamed(db, kind, { within: into, name: goes.name });
  return { goes, target, into: named, pairs: await pairsOf(db, { kind, from, into: named }) };
}

type Merged = { kind: TaxonomyKind; from: string; into: string | null };

/**
 * Returns what becomes part of what: the entry itself, and what is in it with what has its name in the other. It is
 * read anew at each step, since others add entries meanwhile.
 */
async function pairsOf(db: Database, { kind, from, into }: Merged): Promise<MergePair[]> {
  const name = (await findEntry(db, kind, from))?.name ?? '';
  const pairs: MergePair[] = [{ level: kind, from, name, into }];
  if (into === null) return pairs;
  if (kind === 'category') pairs.push(...(await pairWithin(db, 'sub-category', { from, into })));
  for (const pair of pairs.filter(({ level }) => level === 'sub-category')) {
    if (pair.into === null) continue;
    pairs.push(...(await pairWithin(db, 'product-type', { from: pair.from, into: pair.into })));
  }
  return pairs;
}

/** Returns the pairs of a merge at work; none of one of brands. */
export function pairsOfMerge(db: Database, merge: CatalogueMergeRow): Promise<MergePair[]> {
  const { kind, how, from, into } = merge;
  const [id = ''] = from;
  if (kind === 'brand') return Promise.resolve([]);
  return pairsOf(db, { kind, from: id, into: how === 'move' ? null : into });
}

/** Attributes that the products of an entry have, and would not where they are going. */
type LostFrom = {
  pair: MergePair;
  /** The entry that would have to give them. */
  keeper: { level: TaxonomyKind; id: string };
  attributes: LostAttribute[];
};

/** Returns the attributes that products would have no more, by the entry that they leave. */
export async function findLost(
  db: Database,
  { goes, target, pairs }: PlannedMerge,
): Promise<LostFrom[]> {
  const lost: LostFrom[] = [];
  for (const [index, pair] of pairs.entries()) {
    const isRoot = index === 0;
    if (pair.into === null && !isRoot) continue;
    const entry = pair.into === null ? target : await findEntry(db, pair.level, pair.into);
    if (entry === null) continue;
    const above = goes.within.map(({ id }) => id);
    const has = [entry.id, ...entry.within.map(({ id }) => id)];
    // What moves as it is keeps what is its own.
    const own = pair.into === null ? [] : [pair.from];
    const given = isRoot ? [...above, ...own] : own;
    const kept = pair.into === null ? [...has, pair.from] : has;
    const attributes = await findLostAttributes(db, given, kept);
    if (attributes.length === 0) continue;
    lost.push({ pair, keeper: { level: pair.level, id: pair.into ?? pair.from }, attributes });
  }
  return lost;
}

/** The kind's name in messages. */
const thingOf = (kind: TaxonomyKind) => (kind === 'product-type' ? 'product type' : kind);

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

/** Returns a page of the spellings of brands, each with its likely twins. All are read, as twins are told by all. */
export async function listBrands(db: Database, query: BrandQuery) {
  const counted = await countBrands(db);
  const products = new Map(counted.map(({ name, products }) => [name, products]));
  const twins = likelyTwins(counted.map(({ name }) => name));
  const sought = folded(query.q ?? '');
  const { sort = 'name', order = sort === 'name' ? 'asc' : 'desc' } = query;
  const found = counted.filter(
    ({ name }) => folded(name).includes(sought) && (query.twins === undefined || twins.has(name)),
  );
  if (sort === 'products') found.sort((one, other) => one.products - other.products);
  if (order === 'desc') found.reverse();
  const { page = 1, limit = LONGEST_PAGE } = query;
  const rows = found.slice((page - 1) * limit, page * limit).map(
    ({ name, products: pieces }): BrandSpelling => ({
      ...{ _id: name, name, products: pieces },
      twins: (twins.get(name) ?? []).map((other) => ({
        name: other,
        products: products.get(other) ?? 0,
      })),
    }),
  );
  const nextPage = found.length > page * limit ? page + 1 : null;
  return { rows, total: found.length, next: null, nextPage };
}
