/** An expected refusal: HTTP status, code, and a message that says what to do. */
export type Failure = Error & {
  failure: true;
  status: number;
  code: string;
  fields?: Record<string, string>;
  retryAfter?: number;
};

type Details = { fields?: Record<string, string>; retryAfter?: number };

/** Creates a refusal to throw. `fields` maps inputs to messages, `retryAfter` is in seconds. */
export function failure(
  status: number,
  code: string,
  message: string,
  details: Details = {},
): Failure {
  return Object.assign(new Error(message), { failure: true as const, status, code, ...details });
}

export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'failure' in error && error.failure === true;
}

/**
 * Refusal (404) of what does not exist or belongs to somebody else
 * (docs/behaviour/rules.md#roles-and-policies).
 */
export const notFound = (what: string) => failure(404, 'not-found', `There is no such ${what}.`);

/** Refusal (409) of an edit of an older version. */
export const stale = () =>
  failure(
    409,
    'changed-meanwhile',
    'This was changed in the meantime. Reload to see the newest version, then make your change again.',
  );

/** Refusal (422) of a field that only the database can check. */
export const invalid = (field: string, message: string) =>
  failure(422, 'validation-failed', message, { fields: { [field]: message } });
