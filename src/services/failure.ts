import type { Thing } from '#languages/en/refusals/general.ts';
import { type Said, said } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';

/**
 * An expected refusal: HTTP status, code, and what to do, as it was {@link said}; so are its `fields`. The error's own
 * message is the English sentence, for logs.
 */
export type Failure = Error & {
  failure: true;
  status: number;
  code: string;
  said: Said;
  fields?: Record<string, Said>;
  retryAfter?: number;
  challenge?: string;
};

type Details = {
  fields?: Record<string, Said>;
  retryAfter?: number;
  challenge?: string;
  cause?: unknown;
};

/**
 * Creates a refusal to throw. `message` is what is {@link said}; `fields` maps inputs to such messages, `retryAfter` is in seconds, `challenge` is what has
 * to be computed first, `cause` is for the log alone.
 */
export function failure(
  status: number,
  code: string,
  message: Said,
  { cause, ...details }: Details = {},
): Failure {
  const error = new Error(sentence('en', message), cause === undefined ? {} : { cause });
  return Object.assign(error, { failure: true as const, status, code, said: message, ...details });
}

export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'failure' in error && error.failure === true;
}

/**
 * Refusal (404) of what does not exist or belongs to somebody else
 * (docs/behaviour/rules.md#roles-and-policies).
 */
export const notFound = (thing: Thing) => failure(404, 'not-found', said('noSuch', { thing }));

/** Refusal (409) of an edit of an older version. */
export const stale = () => failure(409, 'changed-meanwhile', said('changedMeanwhile'));

/** Refusal (503) of what needs the database, while it cannot be reached. */
export const databaseAway = () =>
  failure(503, 'database-away', said('databaseAway'), { retryAfter: 10 });

/** Refusal (422) of a field that only the database can check. */
export const invalid = (field: string, message: Said) =>
  failure(422, 'validation-failed', message, { fields: { [field]: message } });
