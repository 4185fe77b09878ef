import type { LoggerOptions } from 'pino';
import type { Config } from './config.ts';
import { describeError } from './describe-error.ts';

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
  };
}

type LoggedRequest = { method: string; url: string; ip?: string };

/** The address without its query, which may hold a token or what somebody searched for. */
function describeRequest(request: LoggedRequest) {
  return { method: request.method, path: request.url.split('?', 1)[0], ip: request.ip };
}
