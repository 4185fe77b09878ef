import {
  getBrands,
  getCatalogueMerges,
  mergeBrands,
  mergeCatalogue,
  previewCatalogueMerge,
  renameBrand,
} from '#contracts/calls/catalogue-merge.ts';
import { listMerges } from '#database/queries/catalogue/merge/merges.ts';
import type { AppContext } from '#services/app-context.ts';
import { listBrands } from '#services/catalogue/merge/list-brands.ts';
import { previewMerge } from '#services/catalogue/merge/preview-merge.ts';
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
