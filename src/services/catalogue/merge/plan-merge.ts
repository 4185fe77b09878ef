import type { CatalogueMergeQuery } from '#contracts/catalogue-merge.ts';
import type { Database } from '#database/database.ts';
import {
  type Entry,
  findEntry,
  findLostAttributes,
  findNamed,
  type LostAttribute,
  type MergePair,
  pairWithin,
} from '#database/queries/catalogue/merge/merge-entries.ts';
import type { CatalogueMergeRow } from '#database/queries/catalogue/merge/merges.ts';
import type { TaxonomyKind } from '#database/queries/taxonomy.ts';
import { toAdmins } from '#languages/said.ts';
import { invalid, notFound } from '../../failure.ts';

/** A merge or move that can be: what goes, where it was asked to go, and what becomes part of what. */
export type PlannedMerge = {
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
export type LostFrom = {
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
