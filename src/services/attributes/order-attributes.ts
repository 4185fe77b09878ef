import { orderAttributes as orderAttributesCall } from '#contracts/attributes/admin-calls.ts';
import type { AttributeOrder } from '#contracts/attributes/managed.ts';
import { listOwnAttributes, orderEntries } from '#database/queries/attributes/attribute-entries.ts';
import { lockAttributes } from '#database/queries/attributes/lock-attributes.ts';
import type { KnownActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid } from '../failure.ts';
import { writeAs } from '../write.ts';
import { tagsOfAttributes } from './changed-tags.ts';

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
