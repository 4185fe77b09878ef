/** Returns why the start failed, in a sentence for the person who started it. */
export function refusalSentence(error: unknown): string {
  const { code, message, port } = innermost(error) as NodeJS.ErrnoException & { port?: number };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that one, or set PORT to another number.`;
    case 'EACCES':
    case 'EROFS':
      return `Something may not be read or written (${message}). Check DATA_DIR and its permissions.`;
    case 'ENOSPC':
      return 'The disk is full. Free some space, or set DATA_DIR to a folder on another disk.';
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return 'The database at DATABASE_URL cannot be reached. Check the address and that it is running.';
    case '28P01':
    case '28000':
      return 'The database refused the user or password in DATABASE_URL.';
    case '53300':
      return 'The database takes no more connections. Set WORKERS or DATABASE_CONNECTIONS lower, or raise its max_connections.';
    case '3D000':
      return 'The database named in DATABASE_URL does not exist. Create it first.';
    default:
      return message;
  }
}

/** Returns the innermost cause: drivers wrap the error that says what went wrong. */
function innermost(error: unknown): unknown {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  if (inner instanceof AggregateError && inner.errors[0]) return inner.errors[0];
  return inner;
}
