import {
  editAttribute as editAttributeCall,
  orderAttributes as orderAttributesCall,
} from '#contracts/attributes/admin-calls.ts';
import type { AttributeKind } from '#contracts/attributes/attribute.ts';
import type {
  AttributeEdit,
  AttributeInput,
  AttributeOrder,
} from '#contracts/attributes/managed.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  listOwnAttributes,
  lockAttributes,
  orderEntries,
  replaceEntries,
} from '#database/queries/attributes/attribute-entries.ts';
import {
  type AttributeRow,
  findAttribute,
} from '#database/queries/attributes/managed-attributes.ts';
import {
  countProductsWith,
  deleteAttribute,
  insertAttribute,
  isCodeTaken,
  MOST_COUNTED,
  replaceChoices,
  updateAttribute,
} from '#database/queries/attributes/write-attribute.ts';
import type { KnownActor } from '#domain/policy.ts';
import { slugOf } from '#domain/text/slug.ts';
import { formatCount } from '#languages/count.ts';
import { toAdmins } from '#languages/said.ts';
import { inTranslations, translatedField, translationsOf } from '#languages/translations.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, notFound, stale } from '../failure.ts';
import { writeAs } from '../write.ts';
import { isFoundOtherwise, tagsOfAttribute, tagsOfAttributes } from './changed-tags.ts';
import { refillFew } from './refill-words.ts';

/** Adds an attribute; 409 where one has its name. */
export function addAttribute(
  context: AppContext,
  actor: KnownActor,
  { kind, ...input }: AttributeInput,
): Promise<AttributeRow> {
  return changing(context, actor, async (db, touch) => {
    const { columns, choices } = checkAttribute(kind, input);
    const id = newId();
    await insertAttribute(db, { ...columns, id, kind, code: await freeCode(db, input.name) });
    await replaceChoices(
      db,
      id,
      choices.map(({ _id, ...choice }) => choice),
      [],
    );
    await replaceEntries(db, id, input.entries);
    const added = await findAttribute(db, id);
    if (added === null) throw notFound('attribute');
    touch(...tagsOfAttribute(null, added));
    await audit(db, actor, { action: 'add-attribute', ...named(id), after: audited(added) });
    return added;
  });
}

/**
 * Changes an attribute. Products hold the ids of its choices, and stay as they are. 409 where it was changed
 * meanwhile, and where products have a choice that is removed without being confirmed.
 */
export function editAttribute(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { version, confirmed, ...input }: AttributeEdit,
): Promise<AttributeRow> {
  return changing(context, actor, async (db, touch) => {
    const before = await findAttribute(db, id);
    if (before === null) throw notFound('attribute');
    if (version !== undefined && version !== before.version) throw stale();
    const { columns, choices } = checkAttribute(before.kind, { ...input, confirmed });
    const known = new Set(before.choices.map(({ _id }) => _id));
    if (choices.some(({ _id }) => _id !== undefined && !known.has(_id))) {
      throw invalid('choices', toAdmins('One of the choices has been removed. Reload the page.'));
    }
    const kept = new Set(choices.map(({ _id }) => _id));
    const removed = before.choices.filter(({ _id }) => !kept.has(_id));
    if (removed.length > 0 && !confirmed) await refuseUsed(db, before, removed);
    await updateAttribute(db, id, columns);
    await replaceChoices(
      db,
      id,
      choices,
      removed.map(({ _id }) => _id),
    );
    await replaceEntries(db, id, input.entries);
    const after = await findAttribute(db, id);
    if (after === null) throw notFound('attribute');
    if (isFoundOtherwise(before, after)) await refillFew(db, after);
    touch(...tagsOfAttribute(before, after));
    await audit(db, actor, {
      action: 'edit-attribute',
      ...named(id),
      before: audited(before),
      after: audited(after),
    });
    return after;
  });
}

/** Deletes an attribute; 409 where products have it and that is not confirmed. */
export async function removeAttribute(
  context: AppContext,
  actor: KnownActor,
  id: string,
  isConfirmed: boolean,
): Promise<void> {
  await changing(context, actor, async (db, touch) => {
    const before = await findAttribute(db, id);
    if (before === null) throw notFound('attribute');
    if (!isConfirmed) await refuseUsed(db, before);
    await deleteAttribute(db, id);
    await refillFew(db, before);
    touch(...tagsOfAttribute(before, null));
    const entry = { action: 'delete-attribute', ...named(id), before: audited(before) };
    await audit(db, actor, entry);
  });
}

/** One change follows the other, and none while a product is saved with values of before. */
function changing<T>(
  context: AppContext,
  actor: KnownActor,
  work: (db: Database, touch: (...tags: string[]) => void) => Promise<T>,
): Promise<T> {
  return writeAs(context, actor, editAttributeCall, async (db, touch) => {
    await lockAttributes(db);
    return work(db, touch);
  });
}

async function refuseUsed(
  db: Database,
  { id, name }: AttributeRow,
  choices?: AttributeRow['choices'],
): Promise<void> {
  const ids = choices?.map(({ _id }) => _id);
  const products = await countProductsWith(db, id, ids);
  if (products === 0) return;
  const what = choices?.map(({ label }) => `“${label}”`).join(', ') ?? name;
  const have =
    products > MOST_COUNTED
      ? `More than ${formatCount(MOST_COUNTED)} products have`
      : products === 1
        ? '1 product has'
        : `${formatCount(products)} products have`;
  throw failure(
    409,
    'in-use',
    toAdmins(`${have} ${what}, and would lose it. Confirm to remove it.`),
  );
}

/** Returns a code that no attribute has: the name's slug, with a number where one has it. */
async function freeCode(db: Database, name: string): Promise<string> {
  const slug = slugOf(name).slice(0, 40) || 'attribute';
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? slug : `${slug}-${number}`;
    if (!(await isCodeTaken(db, code))) return code;
  }
}

function audited({ id: _, code: __, version: ___, createdAt: ____, ...row }: AttributeRow) {
  return {
    ...row,
    choices: row.choices.map((choice) =>
      [choice.label, choice.swatch, ...translationsOf(choice, 'label')].filter(Boolean).join(' '),
    ),
    entries: row.entries.map(({ name, required }) => (required ? `${name} (required)` : name)),
  };
}

const named = (entityId: string) => ({ entity: 'attribute', entityId });

/** What an admin may give of an attribute of any kind. */
type Given = Omit<AttributeInput, 'kind'> | AttributeEdit;

const choosing: readonly AttributeKind[] = ['choice', 'choices', 'colour', 'size'];

/**
 * Returns the columns and choices of an attribute of a kind, without what other kinds have. Throws
 * where they do not go together (422).
 */
function checkAttribute(kind: AttributeKind, given: Given) {
  const { name, group, filterable, comparable, onCard, position } = given;
  const isNumber = kind === 'number';
  const lowest = isNumber ? given.lowest : null;
  const highest = isNumber ? given.highest : null;
  if (lowest !== null && highest !== null && lowest > highest) {
    throw invalid('highest', toAdmins('The highest value must not be less than the lowest.'));
  }
  return {
    columns: {
      ...{ name, groupName: group, filterable, comparable, onCard, position, lowest, highest },
      ...inTranslations(['name', 'group'], (of, to) => given[translatedField(of, to)]),
      unit: isNumber ? given.unit : '',
      ...inTranslations(['unit'], (of, to) => (isNumber ? given[translatedField(of, to)] : '')),
      scale: kind === 'size' ? given.scale : '',
    },
    choices: choosing.includes(kind) ? checkChoices(kind, given.choices) : [],
  };
}

function checkChoices(kind: AttributeKind, choices: Given['choices']): Given['choices'] {
  if (choices.length === 0) throw invalid('choices', toAdmins('Enter at least one choice.'));
  const labels = new Set<string>();
  for (const { label, swatch } of choices) {
    const plain = label.toLowerCase();
    if (labels.has(plain))
      throw invalid('choices', toAdmins(`“${label}” is among the choices twice.`));
    labels.add(plain);
    if (kind === 'colour' && swatch === null) {
      throw invalid('choices', toAdmins(`Choose the colour that stands for “${label}”.`));
    }
  }
  return choices.map((choice) => ({ ...choice, swatch: kind === 'colour' ? choice.swatch : null }));
}

/**
 * Puts the attributes that a taxonomy entry itself gives its products in order; those that are not named come last, as they
 * were. 422 where one of them is not among them.
 */
export function orderAttributes(
  context: AppContext,
  actor: KnownActor,
  { level, _id, attributes }: AttributeOrder,
): Promise<void> {
  return writeAs(context, actor, orderAttributesCall, async (db, touch) => {
    await lockAttributes(db);
    const before = await listOwnAttributes(db, { level, _id });
    const wanted = [...new Set(attributes)];
    const first = wanted.flatMap(
      (id) => before.find(({ attributeId }) => attributeId === id) ?? [],
    );
    if (first.length < wanted.length) {
      throw invalid(
        'attributes',
        toAdmins('One of these attributes is no longer used here. Reload the page.'),
      );
    }
    const after = [...first, ...before.filter((each) => !first.includes(each))];
    await orderEntries(
      db,
      after.map(({ id }) => id),
    );
    if (before.every((each, index) => each === after[index])) return;
    touch(...tagsOfAttributes([_id], before));
    await audit(db, actor, {
      action: 'order-attributes',
      entity: level,
      entityId: _id,
      before: { order: before.map(({ name }) => name) },
      after: { order: after.map(({ name }) => name) },
    });
  });
}
