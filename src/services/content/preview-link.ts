import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../app-context.ts';

const GOOD_FOR_MS = 60 * 60_000;

/** The query parameter by which a page is asked for with a draft. */
export const PREVIEW = 'preview';

type Issuer = Pick<AppContext, 'tokenSecret' | 'now'>;

/** Returns the query that shows any page with a version of the content, for an hour. */
export const previewQuery = (context: Issuer, number: number) => queryFor(context, String(number));

/** Returns the query that shows the draft of a story or plain page at its address, for an hour. */
export const pagePreviewQuery = (context: Issuer, id: string) => queryFor(context, `page-${id}`);

function queryFor(context: Issuer, what: string): string {
  const until = context.now().getTime() + GOOD_FOR_MS;
  return `${PREVIEW}=${what}.${until}.${signature(context, what, until)}`;
}

export type Previewed = { number: number } | { pageId: string };

/**
 * Returns the number of the version, or the id of the page, that a preview shows; null where the link is not ours, or
 * too old.
 */
export function readPreview(context: Issuer, token: string): Previewed | null {
  const [, what = '', until = '', signed = ''] =
    /^(\d+|page-[a-z0-9]+)\.(\d+)\.([\w-]+)$/.exec(token) ?? [];
  const expected = signature(context, what, Number(until));
  const isOurs =
    signed.length === expected.length &&
    timingSafeEqual(Buffer.from(signed), Buffer.from(expected));
  if (!isOurs || Number(until) <= context.now().getTime()) return null;
  return what.startsWith('page-') ? { pageId: what.slice(5) } : { number: Number(what) };
}

const signature = ({ tokenSecret }: Issuer, what: string, until: number) =>
  createHmac('sha256', tokenSecret)
    .update(`content preview ${what} ${until}`)
    .digest('base64url')
    .slice(0, 32);
