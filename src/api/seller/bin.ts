import { getOwnBin, restoreOwnFromBin } from '#contracts/calls/bin.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { restore } from '#services/bin/bin.ts';
import { readBin } from '#services/bin/read-bin.ts';
import type { Api } from '../app.ts';
import { ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import { requireSeller } from '../require-actor.ts';

/** Products that the asking seller deleted, and can have again. */
export function sellerBin(app: Api, context: AppContext): void {
  endpoint(app, getOwnBin, async (request, reply) => {
    const whose = { ownOf: requireSeller(request).id };
    return listResponse(request, reply, await readBin(context, request.query, whose));
  });

  endpoint(app, restoreOwnFromBin, async (request) => {
    const name = await restore(context, requireSeller(request), request.params.id);
    return ok(said('productRestored', { name }));
  });
}
