/** It does not answer, or it only reads. */
export type DatabaseFault = 'silent' | 'only-reads';

/** What each fault is, behind "the database". A server that was served before only reads once it was demoted. */
export const faultWords = {
  silent: 'does not answer',
  'only-reads': 'only reads, as a server that was demoted to a standby does',
} as const satisfies Record<DatabaseFault, string>;

/** What a statement ends with where the database cannot be reached, or is known not to answer. */
export class DatabaseAway extends Error {
  constructor(cause?: unknown) {
    super('The database does not answer.', { cause });
  }
}

/** A server that follows another, or that is set to read only, and was asked to write. */
const ONLY_READS = '25006';
/** A server that has no room for what it was asked to write; what needs none it goes on answering. */
const DISK_FULL = '53100';
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
  ONLY_READS,
  DISK_FULL,
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

/** Whether something failed because the server only reads, as a standby does. */
export const isReadOnly = (error: unknown): boolean =>
  causesOf(error).some(({ code }: NodeJS.ErrnoException) => code === ONLY_READS);

/** Returns what a server that only reads is refused with at a start, which may be another matter soon. */
export const readOnlyServer = (): Error =>
  Object.assign(new Error('The server only reads.'), { code: ONLY_READS });

/** Whether something failed because the server's disk is full, which somebody has to hear of. */
export const isDiskFull = (error: unknown): boolean =>
  causesOf(error).some(({ code }: NodeJS.ErrnoException) => code === DISK_FULL);

/** Whether something failed because the database could not be reached, or did not answer. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some((cause) => cause instanceof DatabaseAway);
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (
    let each = error;
    each instanceof Error && causes.length < DEEPEST_CAUSE;
    each = each.cause
  ) {
    causes.push(each);
  }
  return causes;
}
