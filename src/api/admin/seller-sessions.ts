import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import { Done, written } from '#contracts/response.ts';
import { EndedSessions, Session } from '#contracts/session.ts';
import type { AppContext } from '#services/app-context.ts';
import { endOtherSessions, endSession } from '#services/sessions/end-session.ts';
import { sessionsOf } from '#services/sessions/list-sessions.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { requireActor } from '../require-actor.ts';

const tags = ['admin'];
const config = { policy: 'admin' } as const;

/** The sessions of a seller as admins see and end them. */
export function sellerSessions(app: Api, context: AppContext): void {
  app.get(
    '/admin/get-seller-sessions/:sellerId',
    {
      config,
      schema: {
        tags,
        summary: 'The sessions of a seller that go on, those of support included',
        params: z.object({ sellerId: Id }),
        response: { 200: z.array(Session) },
      },
    },
    (request) => sessionsOf(context, requireActor(request), 'seller', request.params.sellerId),
  );

  app.delete(
    '/admin/end-seller-session/:sellerId/:sessionId',
    {
      config,
      schema: {
        tags,
        summary: 'End one session of a seller',
        params: z.object({ sellerId: Id, sessionId: Id }),
        response: { 200: Done },
      },
    },
    async (request) => {
      const { sellerId, sessionId } = request.params;
      const owner = { role: 'seller', id: sellerId } as const;
      await endSession(context, requireActor(request), owner, sessionId);
      return { success: true as const, message: 'The session is ended.' };
    },
  );

  app.post(
    '/admin/end-seller-sessions/:sellerId',
    {
      config,
      schema: {
        tags,
        summary: 'End every session of a seller',
        params: z.object({ sellerId: Id }),
        body: z.unknown().optional(),
        response: { 200: written(EndedSessions) },
      },
    },
    async (request) => {
      const owner = { role: 'seller', id: request.params.sellerId } as const;
      const ended = await endOtherSessions(context, requireActor(request), owner);
      return done('Every session of this seller is ended.', { ended });
    },
  );
}
