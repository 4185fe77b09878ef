import type { z } from 'zod';
import { failure } from '#services/failure.ts';

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
