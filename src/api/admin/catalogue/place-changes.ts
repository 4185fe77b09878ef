import type { PlaceChange } from '#contracts/calls/place-changes.ts';
import { getPlaceChanges } from '#contracts/calls/place-changes.ts';
import { findNames } from '#database/queries/audit/audit-names.ts';
import { listPlaceChanges, type PlaceChange as Row } from '#database/queries/place-changes.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from '../../app.ts';
import { endpoint } from '../../endpoint.ts';

const kindNames = {
  seller: 'seller',
  category: 'category',
  sub_category: 'sub-category',
  product_type: 'product-type',
} as const satisfies Record<Row['place'], PlaceChange['place']>;

/** How far the products of renamed, moved, hidden or shown sellers and taxonomy entries have been written. */
export function placeChanges(app: Api, context: AppContext): void {
  endpoint(app, getPlaceChanges, async () => {
    const changes = await listPlaceChanges(context.db);
    const named = changes.map((row) => ({
      ...row,
      entity: kindNames[row.place],
      id: row.placeId,
    }));
    const nameOf = await findNames(context.db, named);
    return named.flatMap((row) => {
      const name = nameOf(row);
      if (name === null) return [];
      const { id, entity, total } = row;
      // Products may have been added since they were counted.
      const done = Math.min(row.done, total);
      return [{ _id: id, name, place: entity, kind: kindOf(row), done, total }];
    });
  });
}

function kindOf({ showing, filling }: Row): PlaceChange['kind'] {
  if (showing) return 'showing';
  return filling ? 'updating' : 'hiding';
}
