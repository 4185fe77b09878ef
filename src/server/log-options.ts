import type { LogFn, LoggerOptions } from 'pino';
import type { Config } from './config/read-config.ts';
import { describeError, messageOf, withoutValues } from './describe-error.ts';
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
