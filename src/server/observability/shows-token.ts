import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request has `token` as its bearer token; how long this takes tells nothing of it. */
export function showsToken({ authorization = '' }: IncomingHttpHeaders, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}
