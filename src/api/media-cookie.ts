import type { FastifyReply } from 'fastify';
import type { KnownActor } from '#domain/policy.ts';
import type { Marketplace } from '#services/marketplace.ts';
import { issueMediaPass } from '#services/media/media-pass.ts';

/**
 * Lets the browser of a back office show the pictures that only it may see: a cookie that goes with
 * requests for media alone, that no script reads, and that opens nothing else.
 */
export function keepMediaPass(
  reply: FastifyReply,
  market: Pick<Marketplace, 'publicUrl' | 'tokenSecret'>,
  { role, sessionId, lacksSecondFactor }: KnownActor,
): void {
  if (sessionId === undefined || lacksSecondFactor) return;
  const parts = [
    `${role}-media=${issueMediaPass(market, sessionId)}`,
    'Path=/media',
    'HttpOnly',
    'SameSite=Strict',
    ...(market.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}
