import type { z } from 'zod';
import { type Failure, failure } from '#services/failure.ts';

/** Checks the fields of a form; a refusal names each field at fault. */
export function parseInput<T extends z.ZodType>(schema: T, fields: unknown): z.output<T> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const problems: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    problems[String(issue.path[0] ?? 'body')] ??= issue.message;
  }
  const message = Object.values(problems)[0] ?? 'Some fields are not valid.';
  throw failure(422, 'validation-failed', message, { fields: problems });
}

/** Checks path or query of a request that no route has checked; throws what {@link invalidRequest} makes. */
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

/** A bad path reads as not there, a bad query or body as malformed (400), bad fields as invalid (422). */
export function invalidRequest(
  issues: readonly { name: string; message: string | undefined }[],
  part: string | undefined,
  isMalformed: boolean,
): Failure {
  if (part === 'params') return failure(404, 'not-found', 'There is nothing at this address.');
  const fields: Record<string, string> = {};
  for (const { name, message = 'is not valid' } of issues) {
    // A message without a subject is about the parameter.
    fields[name || (part ?? 'body')] ??= /^(is|must) /.test(message)
      ? `${name} ${message}`
      : message;
  }
  const message = Object.values(fields)[0] ?? 'Some fields are not valid.';
  return isMalformed
    ? failure(400, 'malformed', message, { fields })
    : failure(422, 'validation-failed', message, { fields });
}
