import type { LogFn, LoggerOptions } from 'pino';
import type { Config } from './config/read-config.ts';
import { networkShown } from './log-networks.ts';

/**
 * Returns the options of the log: one JSON line per event, with the request's id; secrets are
 * removed wherever they may appear.
 */
export function logOptions(config: Config): LoggerOptions {
  const shown = networkShown(config.logNetworks);
  return {
    level: config.logLevel,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.password',
        '*.currentPassword',
        '*.newPassword',
        '*.token',
      ],
      censor: '[secret]',
    },
    serializers: {
      req: (request: LoggedRequest) => describeRequest(request, shown),
      err: (error: unknown) => describeError(error),
    },
    hooks: { logMethod: sayWithoutValues },
  };
}

type LoggedRequest = { method: string; url: string; ip?: string };

/** The address without its query, which may hold a token or a search. */
function describeRequest({ method, url, ip }: LoggedRequest, shown: (ip?: string) => unknown) {
  return { method, path: url.split('?', 1)[0], ip: shown(ip) };
}

/** A line's text may be an error's message, passed in or copied from it by pino. */
function sayWithoutValues(this: unknown, words: Parameters<LogFn>, log: LogFn): void {
  const [subject, ...rest] = words as unknown as unknown[];
  const error = subject instanceof Error ? subject : (subject as { err?: unknown } | null)?.err;
  const said = rest.length === 0 && error instanceof Error ? [messageOf(error)] : rest;
  const shown = [subject instanceof Error ? { err: subject } : subject, ...said].map((word) =>
    typeof word === 'string' ? withoutQuoted(word, error) : word,
  );
  log.apply(this as never, shown as unknown as Parameters<LogFn>);
}

/** Replaces text that repeats an error's message by the message without values. */
function withoutQuoted(words: string, error: unknown): string {
  if (error instanceof Error && words === error.message) return messageOf(error);
  return withoutValues(words);
}

const DEEPEST_CAUSE = 5;

type Details = { code?: unknown; constraint?: unknown; table?: unknown; status?: unknown };

/**
 * Returns an error as the log shows it: its kind, where it was thrown, and cause. Errors of the database carry the
 * values of the failed statement, such as hashes of passwords and addresses, in their message and
 * fields: these are left out.
 */
function describeError(error: unknown, depth = 0): unknown {
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
function messageOf(error: Error): string {
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
function withoutValues(message: string): string {
  return message.split('\nparams: ', 1)[0] ?? '';
}

/**
 * Returns the frames of a stack, which begins with the message, whose lines may look like frames.
 */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return start === -1 ? '' : stack.slice(start + message.length);
}
