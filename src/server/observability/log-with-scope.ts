import type { Log } from '#services/app-context.ts';
import { scopeFields } from './request-scope.ts';

export type ScopedLog = Log & { debug: Log['info'] };

/** Returns a log whose lines say which request or job they belong to, where they belong to one. */
export function logWithScope(log: ScopedLog): ScopedLog {
  return {
    debug: (details, message) => log.debug({ ...scopeFields(), ...details }, message),
    info: (details, message) => log.info({ ...scopeFields(), ...details }, message),
    warn: (details, message) => log.warn({ ...scopeFields(), ...details }, message),
    error: (details, message) => log.error({ ...scopeFields(), ...details }, message),
  };
}
