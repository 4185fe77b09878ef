import {
  getBrands,
  getCatalogueMerges,
  mergeBrands,
  mergeCatalogue,
  previewCatalogueMerge,
  renameBrand,
} from '#contracts/calls/catalogue-merge.ts';
import { getParentChanges, type ParentChange } from '#contracts/calls/parent-changes.ts';
import { findNames } from '#database/queries/audit/audit.ts';
import { listMerges } from '#database/queries/catalogue/merge/merges.ts';
import { listParentChanges, type ParentChange as Row } from '#database/queries/parent-changes.ts';
import type { AppContext } from '#services/app-context.ts';
import { listBrands, previewMerge } from '#services/catalogue/merge/plan-merge.ts';
import {
  startBrandMerge,
  startBrandRename,
  startMerge,
} from '#services/catalogue/merge/start-merge.ts';
import type { Api } from '../../app.ts';
import { ok } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { listResponse } from '../../list-response.ts';
import { requireAdmin } from '../../require-actor.ts';

const HOUR_MS = 60 * 60_000;

/** Merges and moves of the taxonomy, and of spellings of brands (docs/behaviour/admin.md#merge-and-move). */
export function adminCatalogueMerges(app: Api, context: AppContext): void {
  endpoint(app, previewCatalogueMerge, (request) => previewMerge(context.db, request.query));

  endpoint(app, mergeCatalogue, async (request) => {
    await startMerge(context, requireAdmin(request), request.body);
    return ok('Merge started');
  });

  endpoint(app, getCatalogueMerges, async () => {
    const merges = await listMerges(context.db, new Date(context.now().getTime() - HOUR_MS));
    return merges.map(({ id, kind, asked, fromName, intoName, done, total, endedAt, problem }) => ({
      ...{ _id: id, kind, how: asked, from: fromName, into: intoName },
      ...{ done, total: Math.max(done, total), endedAt: endedAt?.toISOString() ?? null, problem },
    }));
  });

  endpoint(app, getBrands, async (request, reply) =>
    listResponse(request, reply, await listBrands(context.db, request.query)),
  );

  endpoint(app, mergeBrands, async (request) => {
    await startBrandMerge(context, requireAdmin(request), request.body);
    return ok('Merge started');
  });

  endpoint(app, renameBrand, async (request) => {
    await startBrandRename(context, requireAdmin(request), request.body);
    return ok('Renaming started');
  });
}

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
