import { editSynonym as editSynonymCall } from '#contracts/calls/searches.ts';
import type { SynonymEdit, SynonymInput } from '#contracts/searches.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  deleteSynonym,
  insertSynonym,
  lockSynonyms,
  type SynonymRow,
  updateSynonym,
} from '#database/queries/searches/synonyms.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound, stale } from '../failure.ts';
import { writeAs } from '../write.ts';
import { writeMeanings } from './write-meanings.ts';

const MOST_GROUPS = 1_000;

/** Adds a group of synonyms; 409 where there are too many, or as {@link writeMeanings}. */
export function addSynonym(
  context: AppContext,
  actor: KnownActor,
  input: SynonymInput,
): Promise<SynonymRow> {
  return changing(context, actor, async (db, groups) => {
    if (groups.length >= MOST_GROUPS) throw tooManyGroups();
    const now = context.now();
    const values = { ...input, id: newId(), createdAt: now, updatedAt: now };
    await writeMeanings(db, groups, values);
    const added = await insertSynonym(db, values);
    if (added === null) throw notFound('synonym');
    await audit(db, actor, { action: 'add-synonym', ...named(added.id), after: input });
    return added;
  });
}

/** Changes a group of synonyms; 409 where it was changed meanwhile, or as {@link writeMeanings}. */
export function editSynonym(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { version, ...input }: SynonymEdit,
): Promise<SynonymRow> {
  return changing(context, actor, async (db, groups) => {
    const before = groups.find((group) => group.id === id);
    if (before === undefined) throw notFound('synonym');
    if (version !== undefined && version !== before.version) throw stale();
    await writeMeanings(
      db,
      groups.filter((group) => group !== before),
      { ...input, id },
    );
    const after = await updateSynonym(db, id, { ...input, updatedAt: context.now() });
    if (after === null) throw notFound('synonym');
    const { kind, words } = before;
    await audit(db, actor, {
      action: 'edit-synonym',
      ...named(id),
      before: { kind, words },
      after: input,
    });
    return after;
  });
}

export async function removeSynonym(
  context: AppContext,
  actor: KnownActor,
  id: string,
): Promise<void> {
  await changing(context, actor, async (db, groups) => {
    const before = groups.find((group) => group.id === id);
    if (before === undefined) throw notFound('synonym');
    await deleteSynonym(db, id);
    await writeMeanings(
      db,
      groups.filter((group) => group !== before),
      null,
    );
    const { kind, words } = before;
    await audit(db, actor, { action: 'delete-synonym', ...named(id), before: { kind, words } });
  });
}

/** One change follows the other, since whether one is allowed depends on all groups. */
function changing<T>(
  context: AppContext,
  actor: KnownActor,
  work: (db: Database, groups: SynonymRow[]) => Promise<T>,
): Promise<T> {
  return writeAs(context, actor, editSynonymCall, async (db, touch) => {
    const result = await work(db, await lockSynonyms(db));
    touch(cacheTags.searches);
    return result;
  });
}

const named = (entityId: string) => ({ entity: 'synonym', entityId });

const tooManyGroups = () =>
  failure(
    409,
    'too-many',
    toAdmins(
      `There are ${MOST_GROUPS} groups of synonyms already. Delete one that helps nobody first.`,
    ),
  );
