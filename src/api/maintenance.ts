import type { FastifyReply, FastifyRequest } from 'fastify';
import * as calls from '#contracts/calls/operation/maintenance.ts';
import type { Language } from '#languages/languages.ts';
import type { Said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { failure } from '#services/failure.ts';
import { changeMaintenance } from '#services/settings/maintenance.ts';
import type { Api } from './app.ts';
import { ok } from './done.ts';
import { endpoint } from './endpoint.ts';
import { requireAdmin } from './require-actor.ts';
import { languageOf, markLanguage } from './tell.ts';

/** What is waited for where nobody has said until when. */
const USUAL_SECONDS = 300;
const LEAST_SECONDS = 30;

/** The switch by which nothing is saved for a while. */
export function maintenance(app: Api, context: AppContext): void {
  endpoint(app, calls.getMaintenance, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await context.content.read()).maintenance;
  });

  endpoint(app, calls.changeMaintenance, async (request) => {
    await changeMaintenance(context, requireAdmin(request), request.body);
    return ok(request.body.isOn ? 'Maintenance is on' : 'Maintenance is off');
  });
}

/**
 * Refuses (503 `maintenance`) whatever may write while maintenance is on, before the body is read. Resolves with true
 * where it was answered here: what nobody waits for is dropped.
 */
export async function refuseInMaintenance(
  { content, now }: Pick<AppContext, 'content' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language = languageOf(request),
): Promise<boolean> {
  const { inMaintenance } = request.routeOptions.config;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead || inMaintenance === 'answered') return false;
  const { isOn, words, until } = (await content.read()).maintenance;
  if (!isOn) return false;
  if (inMaintenance === 'dropped') {
    reply.isLogged = false;
    reply.code(204).send();
    return true;
  }
  const left = until === null ? 0 : (Date.parse(until) - now().getTime()) / 1000;
  const retryAfter = left > 0 ? Math.max(Math.ceil(left), LEAST_SECONDS) : USUAL_SECONDS;
  markLanguage(reply, language);
  reply.isForMaintenance = true;
  // The operator's own words.
  throw failure(503, 'maintenance', words[language] as Said, { retryAfter });
}
