import type { LogFn, LoggerOptions } from 'pino';
import type { Config } from './config.ts';
import { describeError, messageOf, withoutValues } from './describe-error.ts';

/** One JSON line an event, with the request's id; secrets are cut out wherever they may appear. */
export function logOptions(config: Config): LoggerOptions {
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
    serializers: { req: describeRequest, err: (error: unknown) => describeError(error) },
    hooks: { logMethod: sayWithoutValues },
  };
}

type LoggedRequest = { method: string; url: string; ip?: string };

/** The address without its query, which may hold a token or what somebody searched for. */
function describeRequest(request: LoggedRequest) {
  return { method: request.method, path: request.url.split('?', 1)[0], ip: request.ip };
}

/** The words of a line may be all of an error's message, whether given or taken from it by pino. */
function sayWithoutValues(this: unknown, words: Parameters<LogFn>, log: LogFn): void {
  const [subject, ...rest] = words as unknown as unknown[];
  const error = subject instanceof Error ? subject : (subject as { err?: unknown } | null)?.err;
  const said = rest.length === 0 && error instanceof Error ? [messageOf(error)] : rest;
  const shown = [subject instanceof Error ? { err: subject } : subject, ...said].map((word) =>
    typeof word === 'string' ? withoutQuoted(word, error) : word,
  );
  log.apply(this as never, shown as unknown as Parameters<LogFn>);
}

/** Words that repeat what an error says are told as it is told. */
function withoutQuoted(words: string, error: unknown): string {
  if (error instanceof Error && words === error.message) return messageOf(error);
  return withoutValues(words);
}
