import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../app-context.ts';

const GOOD_FOR_MS = 60 * 60_000;

/** The query parameter by which a page is asked for with a draft. */
export const PREVIEW = 'preview';

type Issuer = Pick<AppContext, 'tokenSecret' | 'now'>;

/** Returns the query that shows any page with a version of the content, for an hour. */
export function previewQuery(context: Issuer, number: number): string {
  const until = context.now().getTime() + GOOD_FOR_MS;
  return `${PREVIEW}=${number}.${until}.${signature(context, number, until)}`;
}

/** Returns the number of the version that a preview shows; null where the link is not ours, or too old. */
export function previewedNumber(context: Issuer, token: string): number | null {
  const [, number = '', until = '', signed = ''] = /^(\d+)\.(\d+)\.([\w-]+)$/.exec(token) ?? [];
  const expected = signature(context, Number(number), Number(until));
  const isOurs =
    signed.length === expected.length &&
    timingSafeEqual(Buffer.from(signed), Buffer.from(expected));
  return isOurs && Number(until) > context.now().getTime() ? Number(number) : null;
}

const signature = ({ tokenSecret }: Issuer, number: number, until: number) =>
  createHmac('sha256', tokenSecret)
    .update(`content preview ${number} ${until}`)
    .digest('base64url')
    .slice(0, 32);
