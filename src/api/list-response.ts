import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * One page of rows, with the values of its headers. `total` is exact, or a lower limit where
 * capped.
 */
export type Page<Row> = {
  rows: Row[];
  total: number | null;
  /** True where counting stopped early: `total` is shown as "10,000+". */
  capped?: boolean;
  /** The cursor of the rows that follow, or null at the end. */
  next: string | null;
  /** Number of the page that follows, where a list has no cursors. */
  nextPage?: number | null;
};

/** Sends the bare array; `X-Total-Count` and `Link` contain the rest. */
export function listResponse<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  { rows, ...page }: Page<Row>,
): Row[] {
  reply.headers(pageHeaders(request.url, page));
  return rows;
}

/** JSON that is sent as it is, by its route's content type and without its schema. */
export type ReadyJson = string & { readonly isReady: true };

/** Like {@link listResponse}, with rows that are the JSON of a list already. */
export function readyList(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, ...page }: Omit<Page<never>, 'rows'> & { json: string },
): ReadyJson {
  reply.headers(pageHeaders(request.url, page)).type('application/json; charset=utf-8');
  return json as ReadyJson;
}

/** The headers of a page of the list at `target`, a path with its query. */
export function pageHeaders(
  target: string,
  { total, capped, next, nextPage = null }: Omit<Page<never>, 'rows'>,
): Record<string, string> {
  const following = next !== null ? { after: next } : nextPage !== null && { page: `${nextPage}` };
  return {
    ...(total !== null && { 'x-total-count': `${total}${capped ? '+' : ''}` }),
    ...(following && { link: nextLink(target, following) }),
  };
}

function nextLink(target: string, where: Readonly<Record<string, string>>): string {
  const url = new URL(target, 'http://host');
  url.searchParams.delete('page');
  for (const [name, value] of Object.entries(where)) url.searchParams.set(name, value);
  return `<${url.pathname}${url.search}>; rel="next"`;
}
