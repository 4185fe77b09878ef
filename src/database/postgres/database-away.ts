/** What a statement ends with where the database cannot be reached, or is known not to answer. */
export class DatabaseAway extends Error {
  constructor(cause?: unknown) {
    super('The database does not answer.', { cause });
  }
}

/** Of the network, and of PostgreSQL where it ends, begins, or has no connection left. */
const CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
/** Of node-postgres, which gives these no code. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;
const DEEPEST_CAUSE = 5;

/** Returns the error of a driver's connection as a {@link DatabaseAway}; a statement's own as it is. */
export function asDatabaseAway(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseAway) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  const isOfConnection = CODES.has(code) || /^08/.test(code) || MESSAGES.test(error.message);
  return isOfConnection ? new DatabaseAway(error) : error;
}

/** Whether something failed because the database could not be reached, or did not answer. */
export function isDatabaseAway(error: unknown): boolean {
  let inner = error;
  for (let depth = 0; depth < DEEPEST_CAUSE && inner instanceof Error; depth += 1) {
    if (inner instanceof DatabaseAway) return true;
    inner = inner.cause;
  }
  return false;
}
