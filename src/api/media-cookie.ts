import type { FastifyReply } from 'fastify';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '#services/app-context.ts';
import { issueMediaPass } from '#services/media/media-access.ts';

/**
 * Sets a cookie by which a back office's browser can show pictures that are not public: it is sent
 * with requests for media only, no script can read it, and it grants nothing else.
 */
export function setMediaCookie(
  reply: FastifyReply,
  context: Pick<AppContext, 'publicUrl' | 'tokenSecret'>,
  { role, sessionId, lacksSecondFactor }: KnownActor,
): void {
  if (sessionId === undefined || lacksSecondFactor) return;
  const pass = issueMediaPass(context, sessionId);
  reply.header('set-cookie', mediaCookie(context, `${role}-media=${pass}`));
}

/** Returns a cookie that is sent for media alone, and that no script can read. */
export function mediaCookie({ publicUrl }: Pick<AppContext, 'publicUrl'>, pair: string): string {
  const parts = [pair, 'Path=/media', 'HttpOnly', 'SameSite=Strict'];
  return [...parts, ...(publicUrl.startsWith('https:') ? ['Secure'] : [])].join('; ');
}
