import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { type Said, said, saidOf } from '#languages/said.ts';
import { type Failure, failure } from '#services/failure.ts';

/** What a schema says of a fault where it has no words of its own; who refuses the request names what is faulty. */
export const faultOf: z.core.$ZodErrorMap = (issue) => {
  const name = '';
  if (issue.code === 'unrecognized_keys') return said('isNotKnown', { names: issue.keys });
  if (issue.code === 'invalid_value') {
    return said('mustBeOneOf', { name, values: issue.values.map(String) });
  }
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') {
    return said('mustBeOneOf', { name, values: ['true', 'false'] });
  }
  if (issue.input === undefined) return said('isMissing', { name });
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'int') return said('mustBeWhole', { name });
    if (issue.expected === 'number') return said('mustBeNumber', { name });
    if (issue.expected === 'string') return said('mustBeText', { name });
    if (issue.expected === 'array') return said('mustBeList', { name });
  }
  if (issue.code === 'too_small' && issue.origin === 'number') {
    return said('mustBeAtLeast', { name, least: String(issue.minimum) });
  }
  if (issue.code === 'too_big') {
    const most = String(issue.maximum);
    if (issue.origin === 'string') return said('hasTooManyCharacters', { name, most });
    if (issue.origin === 'array') return said('hasTooManyValues', { name, most });
    return said('mustBeAtMost', { name, most });
  }
  return said('isNotValid', { name });
};

/** Validates requests by their schemas for Fastify, whose error {@link invalidRequest} tells. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (given) => {
    const parsed = schema.safeParse(given, { error: faultOf });
    return parsed.success ? { value: parsed.data } : { error: parsed.error };
  };

/** Validates the fields of a form; a refusal names each faulty field. */
export function parseInput<T extends z.ZodType>(schema: T, fields: unknown): z.output<T> {
  const parsed = schema.safeParse(fields, { error: faultOf });
  if (parsed.success) return parsed.data;
  throw invalidRequest(parsed.error, 'body', false);
}

/**
 * Validates path or query of a request that no route has validated; throws {@link invalidRequest}.
 */
export function parseRequest<T extends z.ZodType>(
  schema: T,
  given: unknown,
  part: 'params' | 'querystring',
): z.output<T> {
  const parsed = schema.safeParse(given, { error: faultOf });
  if (parsed.success) return parsed.data;
  throw invalidRequest(parsed.error, part, true);
}

/**
 * Returns the refusal of a request: not found (404) for a bad path, malformed (400) for a bad query
 * or body, invalid (422) for bad fields. `namesPaths` names whole paths within fields.
 */
export function invalidRequest(
  { issues }: Pick<z.ZodError, 'issues'>,
  part: string,
  isMalformed: boolean,
  namesPaths = false,
): Failure {
  if (part === 'params') return failure(404, 'not-found', said('nothingHere'));
  const fields: Record<string, Said> = {};
  for (const { path, message } of issues) {
    // A message without a field is about the whole.
    const name = (namesPaths ? path.join('/') : String(path[0] ?? '')) || part;
    fields[name] ??= saidOf(name, message);
  }
  const message = Object.values(fields)[0] ?? said('someNotValid');
  return isMalformed
    ? failure(400, 'malformed', message, { fields })
    : failure(422, 'validation-failed', message, { fields });
}
