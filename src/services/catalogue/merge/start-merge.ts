import { mergeCatalogue } from '#contracts/calls/catalogue-merge.ts';
import type {
  BrandMergeInput,
  BrandRename,
  CatalogueMergeInput,
} from '#contracts/catalogue-merge.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { beginRefill } from '#database/queries/attributes/refill-products.ts';
import { copyType, giveAttributes } from '#database/queries/catalogue/merge/merge-entries.ts';
import {
  countSpelled,
  insertMerge,
  keepSpelling,
  listRunningMerges,
  lockMerges,
  spellElsewhere,
} from '#database/queries/catalogue/merge/merges.ts';
import { lockSynonyms } from '#database/queries/searches/synonyms.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import { recheckActor } from '../../accounts/recheck-actor.ts';
import type { AppContext } from '../../app-context.ts';
import { tagsOfAttributes } from '../../attributes/changed-tags.ts';
import { audit } from '../../audit.ts';
import { failure, invalid } from '../../failure.ts';
import { writeMeanings } from '../../searches/write-meanings.ts';
import { write, writeAs } from '../../write.ts';
import { findLost, pairsOfMerge, planMerge } from './plan-merge.ts';

/**
 * Begins to merge or move an entry of the taxonomy (docs/behaviour/admin.md#merge-and-move): the background moves its
 * products, and then it goes. 409 where one of the two, or something in them, is being merged or moved already.
 */
export function startMerge(
  context: AppContext,
  actor: KnownActor,
  input: CatalogueMergeInput,
): Promise<void> {
  return writeAs(context, actor, mergeCatalogue, async (db, touch) => {
    await lockMerges(db);
    const plan = await planMerge(db, input);
    const { kind, how: asked, from, keepAttributes } = input;
    const ids = plan.pairs.flatMap((pair) => [
      pair.from,
      ...(pair.into === null ? [] : [pair.into]),
    ]);
    await refuseAtWork(db, new Set([...ids, input.into]), plan.goes.name);

    // A type cannot leave its sub-category while products have it: they move to a copy.
    const isCopied = kind === 'product-type' && plan.into === null;
    const into = isCopied ? await copyType(db, from, input.into) : plan.into;
    if (isCopied) touch(cacheTags.partsOfCategory(plan.target.within[0]?.id ?? ''));
    const [root, ...inside] = plan.pairs;
    const pairs = root === undefined ? [] : [{ ...root, into }, ...inside];
    if (keepAttributes) {
      for (const { keeper, attributes } of await findLost(db, { ...plan, into, pairs })) {
        await giveAttributes(
          db,
          keeper,
          attributes.map(({ id }) => id),
        );
        for (const { id, name } of attributes) await beginRefill(db, id, name);
        touch(...tagsOfAttributes([keeper.id], attributes), cacheTags.searches);
      }
    }
    await insertMerge(db, {
      ...{ id: newId(), kind, how: into === null ? 'move' : 'merge', asked, keepAttributes },
      ...{ from: [from], fromName: plan.goes.name },
      ...{ into: into ?? input.into, intoName: plan.target.name, total: plan.goes.products },
      ...{ adminId: actor.id, adminName: actor.name, createdAt: context.now() },
    });
    await audit(db, actor, {
      action: 'begin-merge',
      entity: kind,
      entityId: from,
      after: {
        ...{ how: asked, name: plan.goes.name, pieces: plan.goes.products, keepAttributes },
        into: { id: plan.target.id, name: plan.target.name },
      },
    });
  });
}

/** Begins to make spellings of a brand one: what is written with them from now on has the one that stays at once. */
export function startBrandMerge(
  context: AppContext,
  actor: KnownActor,
  { spellings, into }: BrandMergeInput,
): Promise<void> {
  const going = [...new Set(spellings)].filter((spelling) => spelling !== into);
  if (going.length === 0)
    throw invalid('spellings', toAdmins('Choose a spelling other than the one to keep.'));
  return write(context, (db, touch) =>
    beginSpelling(context, db, touch, actor, { going, into, asked: 'merge' }),
  );
}

/**
 * Begins to call a brand otherwise, as a merge into a name that nothing has yet; renaming it back takes that back. 409
 * where there is a brand of that name: those are merged.
 */
export function startBrandRename(
  context: AppContext,
  actor: KnownActor,
  { name, to }: BrandRename,
): Promise<void> {
  if (name === to) throw invalid('to', toAdmins('It already has this name. Enter another one.'));
  return write(context, (db, touch) =>
    beginSpelling(context, db, touch, actor, { going: [name], into: to, asked: 'rename' }),
  );
}

type Spelling = { going: string[]; into: string; asked: 'merge' | 'rename' };

async function beginSpelling(
  context: AppContext,
  db: Database,
  touch: (...tags: string[]) => void,
  actor: KnownActor,
  { going, into, asked }: Spelling,
): Promise<void> {
  await recheckActor(db, actor, mergeCatalogue, context.now());
  await lockMerges(db);
  const fromName = going.join(', ');
  await refuseAtWork(db, new Set([...going, into]), fromName);
  const total = await countSpelled(db, going);
  const isRename = asked === 'rename';
  if (isRename) {
    if (total === 0)
      throw invalid('name', toAdmins('No product has this brand now. Reload the list.'));
    if ((await countSpelled(db, [into])) > 0) {
      const message = toAdmins(`There is already a brand “${into}”. Merge the two instead.`);
      throw failure(409, 'brand-there', message, { fields: { to: message } });
    }
  }
  await keepSpelling(db, going, into);
  await spellElsewhere(db, going, into);
  await writeMeanings(db, await lockSynonyms(db), null);
  touch(cacheTags.searches);
  await insertMerge(db, {
    ...{ id: newId(), kind: 'brand', how: 'merge', asked, keepAttributes: false },
    ...{ from: going, fromName, into, intoName: into, total },
    ...{ adminId: actor.id, adminName: actor.name, createdAt: context.now() },
  });
  await audit(db, actor, {
    ...{ action: isRename ? 'rename-brand' : 'begin-merge', entity: 'brand' },
    ...{ entityId: into, after: { spellings: going, into, pieces: total } },
  });
}

async function refuseAtWork(
  db: Database,
  wanted: ReadonlySet<string>,
  name: string,
): Promise<void> {
  for (const merge of await listRunningMerges(db)) {
    const pairs = await pairsOfMerge(db, merge);
    const taken = [...merge.from, merge.into, ...pairs.flatMap((pair) => [pair.from, pair.into])];
    if (!taken.some((id) => id !== null && wanted.has(id))) continue;
    throw failure(
      409,
      'merge-at-work',
      toAdmins(
        `“${merge.fromName}” is still becoming part of “${merge.intoName}”. Wait until that is done, then merge or move “${name}”.`,
      ),
    );
  }
}
