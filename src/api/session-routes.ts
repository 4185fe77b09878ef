import { z } from 'zod';
import type { Role } from '#contracts/account.ts';
import { Id } from '#contracts/id.ts';
import { Done, written } from '#contracts/response.ts';
import { EndedSessions, Session } from '#contracts/session.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  endOtherSessions,
  endSession,
  logOut,
  logOutEverywhere,
} from '#services/sessions/end-session.ts';
import { sessionsOf } from '#services/sessions/list-sessions.ts';
import type { Api } from './app.ts';
import { done } from './done.ts';
import { requireActor } from './require-actor.ts';

const ok = (message: string) => ({ success: true as const, message });
const nothing = z.unknown().optional();

/** What sellers and admins alike do with their own sessions. */
export function sessionRoutes(app: Api, context: AppContext, role: Role): void {
  const config = { policy: role };
  const tags = [role];

  app.get(
    `/${role}/get-sessions`,
    {
      config,
      schema: {
        tags,
        summary: 'The sessions of this account that go on: this one, then the one seen last',
        response: { 200: z.array(Session) },
      },
    },
    (request) => {
      const actor = requireActor(request);
      return sessionsOf(context, actor, actor.role, actor.id);
    },
  );

  app.post(
    `/${role}/log-out`,
    {
      config: { policy: role, isForSetUp: true },
      schema: { tags, summary: 'End this session', body: nothing, response: { 200: Done } },
    },
    async (request) => {
      await logOut(context, requireActor(request));
      return ok('You are logged out.');
    },
  );

  app.delete(
    `/${role}/end-session/:sessionId`,
    {
      config,
      schema: {
        tags,
        summary: 'End one session of this account',
        params: z.object({ sessionId: Id }),
        response: { 200: Done },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      await endSession(context, actor, actor, request.params.sessionId);
      return ok('The session is ended.');
    },
  );

  app.post(
    `/${role}/end-other-sessions`,
    {
      config,
      schema: {
        tags,
        summary: 'End every session of this account but this one',
        body: nothing,
        response: { 200: written(EndedSessions) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const ended = await endOtherSessions(context, actor, actor);
      return done('All other sessions are ended.', { ended });
    },
  );

  app.post(
    `/${role}/log-out-everywhere`,
    {
      config: { policy: role, isForSetUp: true },
      schema: {
        tags,
        summary: 'End every session of this account',
        body: nothing,
        response: { 200: Done },
      },
    },
    async (request) => {
      await logOutEverywhere(context, requireActor(request));
      return ok('You are logged out on every device.');
    },
  );
}
