const DEEPEST_CAUSE = 5;

type Details = { code?: unknown; constraint?: unknown; table?: unknown; status?: unknown };

/**
 * An error as the log keeps it: what it is, where, and why. The database's errors carry the values of
 * the failed statement, such as hashes of passwords and addresses, in their message and fields: none
 * of those.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint, table, status } = error as Details;
  const message = messageOf(error);
  return {
    type: error.name,
    message,
    stack: `${error.name}: ${message}${framesOf(error)}`,
    code,
    constraint,
    table,
    status,
    ...(error.cause !== undefined &&
      depth < DEEPEST_CAUSE && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** The message of an error, with nothing in it of what was searched for or to be stored. */
export function messageOf(error: Error): string {
  const message = withoutValues(error.message);
  return quotesValues(error) ? message.replace(/"[\s\S]*"/, '"…"') : message;
}

/**
 * Whether PostgreSQL quotes a value in its message: where data does not fit a type (class 22), and
 * where a query of the text search cannot be read. Elsewhere it quotes names of columns and rules.
 */
function quotesValues(error: Error): boolean {
  const { code } = error as Details;
  return typeof code === 'string' && /^(22[0-9A-Z]{3}|42601)$/.test(code);
}

/** What an error of the database says, without the values of the statement that failed. */
export function withoutValues(message: string): string {
  return message.split('\nparams: ', 1)[0] ?? '';
}

/** The stack repeats the message first, which may look like frames itself. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return start === -1 ? '' : stack.slice(start + message.length);
}
