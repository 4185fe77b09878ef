import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '#server/page-cache/answer-cache.ts';
import type { Answer } from '#server/page-cache/packed-answer.ts';
import { sendAnswer } from '#server/page-cache/send-answer.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { busyPage } from './failure-page.ts';
import type { PageAddress } from './page-addresses.ts';
import type { RenderPage } from './render-page.ts';

export type ServePagesOptions = {
  cache: AnswerCache;
  render: RenderPage;
  /** While it says so, nothing is rendered: what is not kept is told to come back. */
  isBusy: () => boolean;
  /** Understands a request target; see `createPageAddresses`. */
  understand: (target: string) => PageAddress;
};

const busyHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy({ mediaOrigins: [] }),
  'retry-after': '5',
};

/** Everything that no other route answers is a page: kept whole, rendered once for all who wait. */
export function servePages(app: FastifyInstance, options: ServePagesOptions): void {
  const { cache, render, understand, isBusy } = options;

  app.get('/*', (request, reply) => {
    const { key, url } = understand(request.raw.url ?? request.url);
    const found = key === null ? undefined : cache.find(key);
    if (found) return sendAnswer(request, reply, found);
    if (isBusy()) return reply.code(503).headers(busyHeaders).send(busyPage);
    const send = (answer: Answer) => sendAnswer(request, reply, answer);
    cache.answer(key, () => render(url)).then(send, (error) => reply.send(error));
  });
}
