import type { Role } from '#contracts/account.ts';
import { sessionCalls } from '#contracts/calls/accounts.ts';
import { said } from '#languages/said.ts';
import { accountOf } from '#services/accounts/account-actor.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  endOtherSessions,
  endSession,
  logOut,
  logOutEverywhere,
  sessionsOf,
} from '#services/sessions/sessions.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireActor } from '../require-actor.ts';

/** The calls of own sessions, shared by sellers and admins. */
export function sessionRoutes(app: Api, context: AppContext, role: Role): void {
  const calls = sessionCalls[role];

  endpoint(app, calls.getSessions, (request) => {
    const actor = requireActor(request);
    return sessionsOf(context, actor, accountOf(actor));
  });

  endpoint(app, calls.logOut, async (request) => {
    await logOut(context, requireActor(request));
    return ok(said('loggedOut'));
  });

  endpoint(app, calls.endSession, async (request) => {
    const actor = requireActor(request);
    await endSession(context, actor, accountOf(actor), request.params.sessionId);
    return ok(said('sessionEnded'));
  });

  endpoint(app, calls.endOtherSessions, async (request) => {
    const actor = requireActor(request);
    const ended = await endOtherSessions(context, actor, accountOf(actor));
    return done(said('otherSessionsEnded'), { ended });
  });

  endpoint(app, calls.logOutEverywhere, async (request) => {
    await logOutEverywhere(context, requireActor(request));
    return ok(said('loggedOutEverywhere'));
  });
}
