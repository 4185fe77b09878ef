/** An expected refusal: HTTP status, code, and a message that says what to do. */
export type Failure = Error & {
  failure: true;
  status: number;
  code: string;
  fields?: Record<string, string>;
  retryAfter?: number;
  challenge?: string;
};

type Details = {
  fields?: Record<string, string>;
  retryAfter?: number;
  challenge?: string;
  cause?: unknown;
};

/**
 * Creates a refusal to throw. `fields` maps inputs to messages, `retryAfter` is in seconds, `challenge` is what has
 * to be computed first, `cause` is for the log alone.
 */
export function failure(
  status: number,
  code: string,
  message: string,
  { cause, ...details }: Details = {},
): Failure {
  const error = new Error(message, cause === undefined ? {} : { cause });
  return Object.assign(error, { failure: true as const, status, code, ...details });
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

/** Refusal (503) of what needs the database, while it cannot be reached. */
export const databaseAway = () =>
  failure(
    503,
    'database-away',
    'We cannot reach our database at the moment. Please try again in a minute.',
    { retryAfter: 10 },
  );

/** Refusal (422) of a field that only the database can check. */
export const invalid = (field: string, message: string) =>
  failure(422, 'validation-failed', message, { fields: { [field]: message } });
