import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteError, sendError } from '#api/error-handler.ts';
import { splitLanguage } from '#languages/languages.ts';
import { sentence } from '#languages/sentence.ts';
import { failureHeaders, unsentPage } from './failure-page.ts';

/**
 * Sends what was thrown outside the API: as a page to a browser that has sent a form without scripts, which says why
 * it was refused and that what was typed is still there; as JSON to everything else.
 */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const isForm = request.method === 'POST' && request.headers.accept?.includes('text/html');
  if (!isForm) return sendError(error, request, reply);
  const { status, retryAfter, answer } = noteError(error, request, reply);
  const { language } = splitLanguage(request.url);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .headers(failureHeaders)
    .send(unsentPage(language, sentence(language, answer.message)));
}
