import type { FastifyInstance, FastifyReply } from 'fastify';
import { NoticeSaid } from '#contracts/privacy-notice.ts';
import { inLanguage, languageNames, splitLanguage } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';
import type { AppContext } from '#services/app-context.ts';
import { confirmSubscription, unsubscribe } from '#services/newsletter.ts';
import { refuseInMaintenance } from '../maintenance.ts';
import { clientNetwork } from '../network/client-network.ts';

const LARGEST_BODY = 10_000;
const ONE_CLICK = /List-Unsubscribe[\s\S]{1,20}One-Click/i;

/**
 * The links in the newsletter's mails. Opening one only shows a page with a button, since mail
 * scanners open links; its form posts to the page's own address, including the token, without
 * scripts. Mail programs post there by themselves (RFC 8058) and get no redirect.
 */
export function newsletterLinks(root: FastifyInstance, context: AppContext): void {
  root.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BODY }, (_, body, done) =>
      done(null, body),
    );

    app.addHook('onRequest', async (request, reply) => {
      await refuseInMaintenance(context, request, reply, splitLanguage(request.url).language);
    });

    for (const language of languageNames) {
      const show = (reply: FastifyReply, page: string) =>
        reply
          .code(303)
          .headers({
            location: inLanguage(language, `/newsletter/${page}`),
            'cache-control': 'no-store',
          })
          .send();

      app.post(inLanguage(language, '/newsletter/confirm'), async (request, reply) => {
        const confirmed = await confirmSubscription(context, tokenOf(request.query), {
          network: clientNetwork(request),
          notice: noticeIn(request.body),
        });
        return show(reply, confirmed ? 'confirmed' : 'expired');
      });

      app.post(inLanguage(language, '/newsletter/unsubscribe'), async (request, reply) => {
        const gone = await unsubscribe(context, tokenOf(request.query));
        if (!ONE_CLICK.test(String(request.body ?? ''))) {
          return show(reply, gone ? 'unsubscribed' : 'expired');
        }
        return reply
          .code(gone ? 200 : 404)
          .header('cache-control', 'no-store')
          .send(sentence(language, said(gone ? 'unsubscribed' : 'unsubscribeLinkIncomplete')));
      });
    }
  });
}

/** What the page's form says; a mail program sends none. */
function noticeIn(body: unknown): string | undefined {
  return NoticeSaid.safeParse(new URLSearchParams(String(body ?? '')).get('notice') ?? undefined)
    .data;
}

function tokenOf(query: unknown): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token.slice(0, 200) : '';
}
