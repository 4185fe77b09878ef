import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '#server/page-cache/answer-cache.ts';
import type { Answer } from '#server/page-cache/packed-answer.ts';
import { sendAnswer } from '#server/page-cache/send-answer.ts';
import type { PageAddress } from './page-addresses.ts';
import type { RenderPage } from './render-page.ts';

export type ServePagesOptions = {
  cache: AnswerCache;
  render: RenderPage;
  /** Understands a request target; see `createPageAddresses`. */
  understand: (target: string) => PageAddress;
};

/** Everything that no other route answers is a page: kept whole, rendered once for all who wait. */
export function servePages(app: FastifyInstance, options: ServePagesOptions): void {
  const { cache, render, understand } = options;

  app.get('/*', (request, reply) => {
    const { key, url } = understand(request.raw.url ?? request.url);
    const found = key === null ? undefined : cache.find(key);
    if (found) return sendAnswer(request, reply, found);
    const send = (answer: Answer) => sendAnswer(request, reply, answer);
    cache.answer(key, () => render(url)).then(send, (error) => reply.send(error));
  });
}
