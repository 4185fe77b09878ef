import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Failure as FailureBody } from '#contracts/response.ts';
import { isDatabaseAway } from '#database/postgres/database-away.ts';
import { UnknownPage } from '#database/queries/lists/paging.ts';
import { databaseAway, type Failure, isFailure } from '#services/failure.ts';
import type { Api } from './app.ts';
import { invalidRequest } from './parse-input.ts';

/** Turns every thrown error into a response; the cause of a 5xx is not sent. */
export function installErrorHandler(app: Api): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is nothing at this address.', code: 'not-found' }),
  );
  // Otherwise the pages, which serve all other paths, would respond.
  app.get('/*', { config: { policy: 'anyone', kept: false } }, (_request, reply) =>
    reply.callNotFound(),
  );
}

/** Sends a thrown error as JSON. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, retryAfter, answer } = describe(error, request);
  reply.isShed = answer.code === 'overloaded';
  if (reply.isShed) request.log.debug({ code: answer.code }, answer.message);
  else if (isExpected(error) && status >= 500) {
    const cause = isFailure(error) ? error.cause : undefined;
    const details = { code: answer.code, ...(cause !== undefined && { err: cause }) };
    request.log.warn(details, answer.message);
  } else if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(status).type('application/json').serializer(JSON.stringify).send(answer);
}

const isExpected = (error: unknown) => isFailure(error) || isDatabaseAway(error);

type Description = { status: number; answer: FailureBody; retryAfter?: number };

function describe(error: unknown, request: FastifyRequest): Description {
  if (isFailure(error)) return describeFailure(error);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { validation, validationContext: part } = error;
    const issues = validation.map(({ instancePath, message }) => ({
      name: instancePath.split('/').filter(Boolean)[0] ?? '',
      message,
    }));
    const hasFields = request.body !== null && typeof request.body === 'object';
    return describeFailure(invalidRequest(issues, part, part === 'querystring' || !hasFields));
  }
  if (isDatabaseAway(error)) return describeFailure(databaseAway());
  if (error instanceof UnknownPage) return plain(error.statusCode, 'malformed', error.message);
  const { statusCode, code = '' } = error as Partial<FastifyError>;
  if (statusCode === 413) return plain(413, 'too-large', 'This is larger than can be accepted.');
  if (statusCode === 415) {
    return plain(415, 'unsupported-type', 'This kind of content is not accepted here.');
  }
  if (statusCode === 503) {
    return {
      ...plain(503, 'overloaded', 'We are very busy. Please try again in a moment.'),
      retryAfter: 5,
    };
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const json = code.includes('JSON') || error instanceof SyntaxError;
    return plain(
      statusCode,
      'malformed',
      json ? 'The body is not valid JSON.' : 'The request could not be understood.',
    );
  }
  return plain(500, 'internal', 'Something went wrong on our side. Please try again.');
}

function describeFailure(refusal: Failure): Description {
  const { status, message, code, fields, challenge, retryAfter } = refusal;
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
