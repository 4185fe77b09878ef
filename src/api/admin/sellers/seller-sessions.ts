import {
  endSellerSession,
  endSellerSessions,
  getSellerSessions,
} from '#contracts/calls/accounts.ts';
import type { AppContext } from '#services/app-context.ts';
import { endOtherSessions, endSession, sessionsOf } from '#services/sessions/sessions.ts';
import type { Api } from '../../app.ts';
import { done, ok } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { requireActor } from '../../require-actor.ts';

/** The sessions of a seller, which admins can see and end. */
export function sellerSessions(app: Api, context: AppContext): void {
  endpoint(app, getSellerSessions, (request) =>
    sessionsOf(context, requireActor(request), { role: 'seller', id: request.params.sellerId }),
  );

  endpoint(app, endSellerSession, async (request) => {
    const { sellerId, sessionId } = request.params;
    const owner = { role: 'seller', id: sellerId } as const;
    await endSession(context, requireActor(request), owner, sessionId);
    return ok('Session ended.');
  });

  endpoint(app, endSellerSessions, async (request) => {
    const owner = { role: 'seller', id: request.params.sellerId } as const;
    const ended = await endOtherSessions(context, requireActor(request), owner);
    return done('All sessions of this seller ended.', { ended });
  });
}
