import type { FastifyReply, FastifyRequest } from 'fastify';

/** One page of rows, with what its headers tell. `total` is exact, or `atLeast` that many. */
export type Page<Row> = {
  rows: Row[];
  total: number | null;
  /** True where counting stopped early: `total` reads "10,000+". */
  capped?: boolean;
  /** Cursor of the rows that follow, or null at the end. */
  next: string | null;
};

/** Sends the bare array; `X-Total-Count` and `Link` tell the rest (DESIGN §6). */
export function answerList<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page<Row>,
): Row[] {
  if (page.total !== null) {
    reply.header('x-total-count', `${page.total}${page.capped ? '+' : ''}`);
  }
  if (page.next !== null) {
    const url = new URL(request.url, 'http://host');
    url.searchParams.delete('page');
    url.searchParams.set('after', page.next);
    reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return page.rows;
}
