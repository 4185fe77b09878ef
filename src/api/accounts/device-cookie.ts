import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '#contracts/account.ts';
import type { AppContext } from '#services/app-context.ts';
import { DEVICE_KEPT_MS } from '#services/sessions/sessions.ts';

/** Returns the key that this browser got at an earlier log-in, if any. */
export function deviceKeyOf({ headers }: FastifyRequest): string | null {
  return /(?:^|; )device=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? null;
}

/**
 * Sets the browser's device key: a cookie that is sent only to the calls of this back office and
 * that no script can read. It grants nothing by itself; a log-out leaves it, so that the device
 * stays known.
 */
export function setDeviceCookie(
  reply: FastifyReply,
  context: Pick<AppContext, 'publicUrl'>,
  role: Role,
  key: string,
): void {
  const parts = [
    `device=${key}`,
    `Path=/api/${role}`,
    `Max-Age=${DEVICE_KEPT_MS / 1000}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(context.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}
