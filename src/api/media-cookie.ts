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
  const parts = [
    `${role}-media=${issueMediaPass(context, sessionId)}`,
    'Path=/media',
    'HttpOnly',
    'SameSite=Strict',
    ...(context.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}
