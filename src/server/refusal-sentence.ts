import { causesOf, ServiceFault } from './checks/service-fault.ts';

/** Returns why the start failed, in a sentence for the person who started it. */
export function refusalSentence(error: unknown): string {
  if (error instanceof ServiceFault) return error.message;
  const store = causesOf(error).find((cause) => cause.message.startsWith('Object storage: '));
  if (store !== undefined) {
    return `${store.message}. Check S3_ENDPOINT, the bucket and the keys, and that it can be reached.`;
  }
  const { code, message, port } = innermost(error) as NodeJS.ErrnoException & { port?: number };
  const { setting = 'DATABASE_URL' } = error as { setting?: string };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that one, or set PORT to another number.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `Something may not be read or written (${message}). Check DATA_DIR and its permissions.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The disk is full. Free some space, or name a folder on another disk (DATA_DIR, or the one for a backup).';
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `The database at ${setting} cannot be reached. Check the address and that it is running.`;
    case '28P01':
    case '28000':
      return `The database refused the user or password in ${setting}.`;
    case '53300':
      return 'The database takes no more connections. Set WORKERS or DATABASE_CONNECTIONS lower, or raise its max_connections.';
    case '3D000':
      return `The database named in ${setting} does not exist. Create it first.`;
    case '25006':
      return `The server of ${setting} only reads: it is a standby that follows another server, or set to read only. Set ${setting} to the server that writes, or to an address that always leads to it (docs/operating/failover.md).`;
    case '57P03':
      return `The database at ${setting} is starting up or shutting down. Start again when it is there.`;
    case '42501':
      return `The account in ${setting} may not do what the start needs (${message}). Run npm run check-settings to see what to grant.`;
    case '0A000':
      if (!message.includes('extension')) return message;
      return `The server of ${setting} lacks an extension (${message}). Install PostgreSQL's own extensions there (often called postgresql-contrib).`;
    default:
      return isDatabaseAbsent(error)
        ? `The database at ${setting} does not answer (${message}). Check that it is running.`
        : message;
  }
}

/** Whether the database was not there, which may be another matter soon. */
export function isDatabaseAbsent(error: unknown): boolean {
  const { code = '', message } = innermost(error) as NodeJS.ErrnoException;
  const isNetwork =
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P03|25006)$/;
  return isNetwork.test(code) || /^(timeout expired|Connection terminated)/.test(message);
}

/** Returns the innermost cause: drivers wrap the error that says what went wrong. */
function innermost(error: unknown): unknown {
  const inner = causesOf(error).at(-1) ?? error;
  if (inner instanceof AggregateError && inner.errors[0]) return inner.errors[0];
  return inner;
}
