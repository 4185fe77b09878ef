import type { FastifyReply, FastifyRequest } from 'fastify';

/** One page of rows, with what its headers tell. `total` is exact, or `atLeast` that many. */
export type Page<Row> = {
  rows: Row[];
  total: number | null;
  /** True where counting stopped early: `total` reads "10,000+". */
  capped?: boolean;
  /** Cursor of the rows that follow, or null at the end. */
  next: string | null;
  /** Number of the page that follows, where a list has no cursors. */
  nextPage?: number | null;
};

/** Sends the bare array; `X-Total-Count` and `Link` tell the rest. */
export function listResponse<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page<Row>,
): Row[] {
  if (page.total !== null) {
    reply.header('x-total-count', `${page.total}${page.capped ? '+' : ''}`);
  }
  const { next, nextPage = null } = page;
  if (next !== null) reply.header('link', nextLink(request, { after: next }));
  else if (nextPage !== null) reply.header('link', nextLink(request, { page: String(nextPage) }));
  return page.rows;
}

function nextLink(request: FastifyRequest, where: { after: string } | { page: string }): string {
  const url = new URL(request.url, 'http://host');
  url.searchParams.delete('page');
  for (const [name, value] of Object.entries(where)) url.searchParams.set(name, value);
  return `<${url.pathname}${url.search}>; rel="next"`;
}
