import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod';
import type { Failure as FailureBody } from '#contracts/response.ts';
import { isFailure } from '#services/failure.ts';
import type { Api } from './app.ts';

/** One place turns whatever was thrown into an answer; the cause of a 5xx stays inside. */
export function installErrorHandler(app: Api): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is nothing at this address.', code: 'not-found' }),
  );
  // Or else the pages, which answer whatever nothing else does, would answer this.
  app.get('/*', { config: { policy: 'anyone', kept: false } }, (_request, reply) =>
    reply.callNotFound(),
  );
}

/** What was thrown, as an answer in JSON. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, retryAfter, answer } = describe(error, request);
  if (isFailure(error) && status >= 500) request.log.warn({ code: error.code }, error.message);
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(status).type('application/json').serializer(JSON.stringify).send(answer);
}

type Description = { status: number; answer: FailureBody; retryAfter?: number };

function describe(error: unknown, request: FastifyRequest): Description {
  if (isFailure(error)) {
    const { status, message, code, fields, retryAfter } = error;
    return {
      status,
      answer: { message, code, ...(fields && { fields }) },
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return describeValidation(error.validation, error.validationContext, request);
  }
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

const plain = (status: number, code: string, message: string): Description => ({
  status,
  answer: { message, code },
});

/** A bad path reads as not there, a bad query as malformed (400), a bad body as invalid (422). */
function describeValidation(
  issues: ZodFastifySchemaValidationError[],
  context: string | undefined,
  request: FastifyRequest,
): Description {
  if (context === 'params') {
    return plain(404, 'not-found', 'There is nothing at this address.');
  }
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.instancePath.split('/').filter(Boolean)[0] ?? '';
    const sentence = issue.message ?? 'is not valid';
    // A message without a subject is about the parameter.
    fields[name || (context ?? 'body')] ??= /^(is|must) /.test(sentence)
      ? `${name} ${sentence}`
      : sentence;
  }
  const message = Object.values(fields)[0] ?? 'Some fields are not valid.';
  const malformed =
    context === 'querystring' || request.body === null || typeof request.body !== 'object';
  return {
    status: malformed ? 400 : 422,
    answer: { message, code: malformed ? 'malformed' : 'validation-failed', fields },
  };
}
