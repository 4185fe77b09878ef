const DEEPEST_CAUSE = 5;

type Details = { code?: unknown; constraint?: unknown; table?: unknown; status?: unknown };

/**
 * Returns an error as the log shows it: its kind, where it was thrown, and cause. Errors of the database carry the
 * values of the failed statement, such as hashes of passwords and addresses, in their message and
 * fields: these are left out.
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

/** Returns the message of an error without the values of a search or a write. */
export function messageOf(error: Error): string {
  const message = withoutValues(error.message);
  return quotesValues(error) ? message.replace(/"[\s\S]*"/, '"…"') : message;
}

/**
 * Whether PostgreSQL quotes a value in its message: where data do not fit a type (class 22), and
 * where a text-search query is invalid. Elsewhere it quotes names of columns and constraints.
 */
function quotesValues(error: Error): boolean {
  const { code } = error as Details;
  return typeof code === 'string' && /^(22[0-9A-Z]{3}|42601)$/.test(code);
}

/** Returns the message of a database error without the values of the failed statement. */
export function withoutValues(message: string): string {
  return message.split('\nparams: ', 1)[0] ?? '';
}

/**
 * Returns the frames of a stack, which begins with the message, whose lines may look like frames.
 */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return start === -1 ? '' : stack.slice(start + message.length);
}
