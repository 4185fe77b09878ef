import type { z } from 'zod';
import { said } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';
import { type Failure, failure } from '#services/failure.ts';

/** Validates the fields of a form; a refusal names each faulty field. */
export function parseInput<T extends z.ZodType>(schema: T, fields: unknown): z.output<T> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const problems: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    problems[String(issue.path[0] ?? 'body')] ??= issue.message;
  }
  const message = Object.values(problems)[0] ?? said('someNotValid');
  throw failure(422, 'validation-failed', message, { fields: problems });
}

/**
 * Validates path or query of a request that no route has validated; throws {@link invalidRequest}.
 */
export function parseRequest<T extends z.ZodType>(
  schema: T,
  given: unknown,
  part: 'params' | 'querystring',
): z.output<T> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    name: String(path[0] ?? ''),
    message,
  }));
  throw invalidRequest(issues, part, true);
}

/**
 * Returns the refusal of a request: not found (404) for a bad path, malformed (400) for a bad query
 * or body, invalid (422) for bad fields.
 */
export function invalidRequest(
  issues: readonly { name: string; message: string | undefined }[],
  part: string | undefined,
  isMalformed: boolean,
): Failure {
  if (part === 'params') return failure(404, 'not-found', said('nothingHere'));
  const fields: Record<string, string> = {};
  for (const { name, message = 'is not valid' } of issues) {
    // A message without a field is about the parameter.
    fields[name || (part ?? 'body')] ??= /^(is|must) /.test(sentence('en', message))
      ? said('parameterSays', { name, says: message })
      : message;
  }
  const message = Object.values(fields)[0] ?? said('someNotValid');
  return isMalformed
    ? failure(400, 'malformed', message, { fields })
    : failure(422, 'validation-failed', message, { fields });
}
