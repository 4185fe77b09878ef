import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import { Done } from '#contracts/response.ts';
import { ChangeDecision, WaitingChange, WaitingChangesQuery } from '#contracts/seller-review.ts';
import { listWaitingChanges, type WaitingChangeRow } from '#database/queries/sellers/changes.ts';
import type { AppContext } from '#services/app-context.ts';
import { mediaUrl } from '#services/media/present-media.ts';
import { decideChange } from '#services/sellers/review/decide-change.ts';
import type { Api } from '../app.ts';
import { listResponse } from '../list-response.ts';
import { requireAdmin } from '../require-actor.ts';

const config = { policy: 'admin' } as const;
const tags = ['admin'];

/** New names and chat numbers of approved sellers, which the public sees once an admin accepts them. */
export function adminSellerChanges(app: Api, context: AppContext): void {
  app.get(
    '/admin/get-seller-changes',
    {
      config,
      schema: {
        tags,
        summary: 'New names and chat numbers that wait for an admin, the longest waiting first',
        querystring: WaitingChangesQuery,
        response: { 200: z.array(WaitingChange) },
      },
    },
    async (request, reply) => {
      const page = await listWaitingChanges(context.db, request.query);
      return listResponse(request, reply, { ...page, rows: page.rows.map(present) });
    },
  );

  app.put(
    '/admin/decide-change/:changeId',
    {
      config,
      schema: {
        tags,
        summary: 'Show a new name or chat number to the public, or decline it with a reason',
        params: z.object({ changeId: Id }),
        body: ChangeDecision,
        response: { 200: Done },
      },
    },
    async (request) => {
      await decideChange(context, requireAdmin(request), request.params.changeId, request.body);
      const message = request.body.accept ? 'Change accepted' : 'Change declined';
      return { success: true as const, message };
    },
  );
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
