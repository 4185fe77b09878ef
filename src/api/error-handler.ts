import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import type { Failure as FailureBody } from '#contracts/response.ts';
import { isDatabaseAway, isDiskFull } from '#database/postgres/database-away.ts';
import { UnknownPage } from '#database/queries/lists/cursor.ts';
import { isSaid, said } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';
import type { AppContext } from '#services/app-context.ts';
import { sessionWasEnded } from '#services/constraint-failures.ts';
import { databaseAway, type Failure, isFailure } from '#services/failure.ts';
import type { Api } from './app.ts';
import { isCallerGone } from './guard.ts';
import { invalidRequest } from './parse-input.ts';
import { languageOf, markLanguage } from './tell.ts';

/**
 * Turns every thrown error into a response; the cause of a 5xx is not sent. What fails since its caller's account or
 * session went meanwhile is 401, as the next call will be.
 */
export function installErrorHandler(app: Api, context: AppContext): void {
  app.setErrorHandler(async (error, request, reply) => {
    return sendError(await endedOr(context, error, request), request, reply);
  });
  app.setNotFoundHandler(sendNothingHere);
  // Otherwise the pages, which serve all other paths, would respond.
  app.get('/*', { config: { access: { policy: 'anyone' }, kept: false } }, (_request, reply) =>
    reply.callNotFound(),
  );
}

/** Sends that nothing is at an address. */
export const sendNothingHere = (request: FastifyRequest, reply: FastifyReply) =>
  sendAnswer(request, reply, plain(404, 'not-found', said('nothingHere')));

/** Returns the refusal of an ended session in place of a fault, or of a 404, that comes of it. */
async function endedOr(context: AppContext, error: unknown, request: FastifyRequest) {
  const { status } = describe(error, request);
  const mayComeOfIt = status === 404 || (status >= 500 && !isExpected(error));
  if (!mayComeOfIt || request.is404 || !(await isCallerGone(context, request))) return error;
  request.log.info({ err: error }, 'the account of this call went meanwhile');
  return sessionWasEnded();
}

/** Sends a thrown error as JSON. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return sendAnswer(request, reply, noteError(error, request, reply));
}

/** Writes a thrown error to the log, and returns what is answered in its place. */
export function noteError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const description = describe(error, request);
  const { status, answer } = description;
  const english = sentence('en', answer.message);
  reply.isShed = answer.code === 'overloaded';
  if (reply.isShed || answer.code === 'maintenance') {
    request.log.debug({ code: answer.code }, english);
  } else if (isExpected(error) && status >= 500) {
    const cause = isFailure(error) ? error.cause : isDiskFull(error) ? error : undefined;
    const details = { code: answer.code, ...(cause !== undefined && { err: cause }) };
    request.log.warn(details, english);
  } else if (status >= 500) request.log.error({ err: error }, 'request failed');
  return description;
}

/** Sends what was said as sentences in the language of the request. */
function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, retryAfter, answer }: Description,
) {
  const language = languageOf(request);
  const fields = Object.entries(answer.fields ?? {}).map(([name, message]) => [
    name,
    sentence(language, message),
  ]);
  const told = {
    ...answer,
    message: sentence(language, answer.message),
    ...(answer.fields && { fields: Object.fromEntries(fields) }),
  };
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (isSaid(answer.message)) markLanguage(reply, language);
  // A 404 without a word of it is kept by shared caches as they like.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return reply.code(status).type('application/json').serializer(JSON.stringify).send(told);
}

const isExpected = (error: unknown) => isFailure(error) || isDatabaseAway(error);

type Description = { status: number; answer: FailureBody; retryAfter?: number };

function describe(error: unknown, request: FastifyRequest): Description {
  if (isFailure(error)) return describeFailure(error);
  if (error instanceof ZodError && 'validationContext' in error) {
    const part = String(error.validationContext);
    const hasFields = request.body !== null && typeof request.body === 'object';
    const isMalformed = part === 'querystring' || !hasFields;
    const { namesPaths } = request.routeOptions.config;
    return describeFailure(invalidRequest(error, part, isMalformed, namesPaths));
  }
  if (isDatabaseAway(error)) return describeFailure(databaseAway());
  if (error instanceof UnknownPage) return plain(error.statusCode, 'malformed', error.message);
  const { statusCode, code = '' } = error as Partial<FastifyError>;
  if (statusCode === 413) return plain(413, 'too-large', said('tooLarge'));
  if (statusCode === 415) {
    return plain(415, 'unsupported-type', said('contentNotAccepted'));
  }
  if (statusCode === 503) {
    return {
      ...plain(503, 'overloaded', said('veryBusy')),
      retryAfter: 5,
    };
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const json = code.includes('JSON') || error instanceof SyntaxError;
    return plain(statusCode, 'malformed', json ? said('badJson') : said('notUnderstood'));
  }
  return plain(500, 'internal', said('internalFault'));
}

function describeFailure(refusal: Failure): Description {
  const { status, said: message, code, fields, challenge, retryAfter } = refusal;
  return {
    status,
    answer: { message, code, ...(fields && { fields }), ...(challenge && { challenge }) },
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

const plain = (status: number, code: string, message: string): Description => ({
  status,
  answer: { message, code },
});
