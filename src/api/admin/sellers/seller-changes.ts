import { decideSellerChange, getAllSellerChanges } from '#contracts/calls/seller-changes.ts';
import type { WaitingChange } from '#contracts/sellers/seller-review.ts';
import { listWaitingChanges, type WaitingChangeRow } from '#database/queries/sellers/changes.ts';
import type { AppContext } from '#services/app-context.ts';
import { mediaUrl } from '#services/media/present-media.ts';
import { decideChange } from '#services/sellers/review/decide-change.ts';
import type { Api } from '../../app.ts';
import { ok } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { listResponse } from '../../list-response.ts';
import { requireAdmin } from '../../require-actor.ts';

/**
 * New names and chat numbers of approved sellers, which the public sees once an admin accepts them.
 */
export function adminSellerChanges(app: Api, context: AppContext): void {
  endpoint(app, getAllSellerChanges, async (request, reply) => {
    const page = await listWaitingChanges(context.db, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(present) });
  });

  endpoint(app, decideSellerChange, async (request) => {
    await decideChange(context, requireAdmin(request), request.params.changeId, request.body);
    const message = request.body.accept ? 'Change accepted' : 'Change declined';
    return ok(message);
  });
}

function present(row: WaitingChangeRow): WaitingChange {
  const { id, field, value, createdAt, seller, picture } = row;
  const Image = picture === null ? '' : mediaUrl(picture.file);
  return {
    _id: id,
    field,
    value,
    present: row.present,
    createdAt: createdAt.toISOString(),
    seller: { _id: seller.id, name: seller.name, Image },
  };
}
