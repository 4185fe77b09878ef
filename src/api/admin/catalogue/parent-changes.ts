import type { ParentChange } from '#contracts/calls/parent-changes.ts';
import { getParentChanges } from '#contracts/calls/parent-changes.ts';
import { findNames } from '#database/queries/audit/audit-names.ts';
import { listParentChanges, type ParentChange as Row } from '#database/queries/parent-changes.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from '../../app.ts';
import { endpoint } from '../../endpoint.ts';

const kindNames = {
  seller: 'seller',
  category: 'category',
  sub_category: 'sub-category',
  product_type: 'product-type',
} as const satisfies Record<Row['parent'], ParentChange['entity']>;

/** How far the products of renamed, moved, hidden or shown sellers and taxonomy entries have been written. */
export function parentChanges(app: Api, context: AppContext): void {
  endpoint(app, getParentChanges, async () => {
    const changes = await listParentChanges(context.db);
    const named = changes.map((row) => ({
      ...row,
      entity: kindNames[row.parent],
      id: row.parentId,
    }));
    const nameOf = await findNames(context.db, named);
    return named.flatMap((row) => {
      const name = nameOf(row);
      if (name === null) return [];
      const { id, entity, total } = row;
      // Products may have been added since they were counted.
      const done = Math.min(row.done, total);
      return [{ _id: id, name, entity, kind: kindOf(row), done, total }];
    });
  });
}

function kindOf({ showing, filling }: Row): ParentChange['kind'] {
  if (showing) return 'showing';
  return filling ? 'updating' : 'hiding';
}
