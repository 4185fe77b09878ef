/** An expected refusal, as the API answers it: true status, code, and a sentence that says what to do. */
export type Failure = Error & {
  failure: true;
  status: number;
  code: string;
  fields?: Record<string, string>;
  retryAfter?: number;
};

type Details = { fields?: Record<string, string>; retryAfter?: number };

/** Makes a refusal to throw. `fields` name the inputs at fault, `retryAfter` is in seconds. */
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
 * What is not there, or not the asker's, which reads the same
 * (docs/behaviour/rules.md#roles-and-policies).
 */
export const notFound = (what: string) => failure(404, 'not-found', `There is no such ${what}.`);

/** Somebody else changed it since it was opened. */
export const stale = () =>
  failure(
    409,
    'changed-meanwhile',
    'This was changed in the meantime. Reload to see the newest version, then make your change again.',
  );

/** A value that fails validation only the database could do. */
export const invalid = (field: string, message: string) =>
  failure(422, 'validation-failed', message, { fields: { [field]: message } });
