import type { FastifyReply } from 'fastify';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '#services/app-context.ts';
import { issueMediaPass } from '#services/media/media-pass.ts';

/**
 * Lets the browser of a back office show the pictures that only it may see: a cookie that goes with
 * requests for media alone, that no script reads, and that opens nothing else.
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
