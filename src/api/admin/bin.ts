import { goneAfter } from '#contracts/bin.ts';
import * as calls from '#contracts/calls/bin.ts';
import { fateOfSeller } from '#domain/fate-of-seller.ts';
import type { AppContext } from '#services/app-context.ts';
import * as bin from '#services/bin.ts';
import { readBin } from '#services/bin.ts';
import type { Api } from '../app.ts';
import { ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import { requireAdmin } from '../require-actor.ts';

/** What was deleted, and can come back. */
export function adminBin(app: Api, context: AppContext): void {
  endpoint(app, calls.getBin, async (request, reply) =>
    listResponse(request, reply, await readBin(context, request.query)),
  );

  endpoint(app, calls.restoreFromBin, async (request) => {
    const name = await bin.restore(context, requireAdmin(request), request.params.id);
    return ok(`${name} is restored`);
  });

  endpoint(app, calls.deleteForGood, async (request) => {
    await bin.deleteForGood(context, requireAdmin(request), request.params.id);
    return ok('Deleted for good');
  });

  endpoint(app, calls.emptyBin, async (request) => {
    const count = await bin.emptyBin(context, requireAdmin(request));
    return ok(
      count === 1 ? '1 thing was deleted for good' : `${count} things were deleted for good`,
    );
  });

  endpoint(app, calls.deleteSeller, async (request) => {
    const { params, body } = request;
    await bin.deleteSeller(context, requireAdmin(request), params.id, body.reason);
    return ok(`Seller deleted. ${fateOfSeller(goneAfter(context.now()))}`);
  });
}
