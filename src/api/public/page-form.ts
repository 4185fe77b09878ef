import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage, languageNames, splitLanguage } from '#languages/languages.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from '../app.ts';
import { refuseInMaintenance } from '../maintenance.ts';
import { refuseCrossSite } from '../network/refuse-cross-site.ts';

type PageForm = {
  /** The path of the page on which the form stands, which it is posted to; in each language one below its own. */
  page: string;
  /** Bytes that are read of a body. */
  largestBody: number;
  /** Does what was asked; returns the query by which the page says what came of it. */
  receive(form: URLSearchParams, request: FastifyRequest): Promise<Record<string, string>>;
  /**
   * Returns that query for a body that is too large to be read. `sentFrom` is the query of the page that
   * sent it, empty where the browser does not say.
   */
  tooLarge(sentFrom: URLSearchParams): Record<string, string>;
};

/**
 * A form as browsers without scripts send it: to the address of its page, which leads back (303) to the page.
 * What was typed is in no address.
 */
export function takePageForm(root: Api, context: AppContext, form: PageForm): void {
  const show = (request: FastifyRequest, reply: FastifyReply, query: Record<string, string>) =>
    reply
      .code(303)
      .headers({
        location: `${request.routeOptions.url}?${new URLSearchParams(query)}`,
        'cache-control': 'no-store',
      })
      .send();

  root.register(async (app: Api) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: form.largestBody },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    refuseCrossSite(app, context);
    app.addHook('onRequest', async (request, reply) => {
      await refuseInMaintenance(context, request, reply, splitLanguage(request.url).language);
    });
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.statusCode !== 413) throw error;
      const sentFrom = URL.parse(request.headers.referer ?? '')?.searchParams;
      return show(request, reply, form.tooLarge(sentFrom ?? new URLSearchParams()));
    });

    for (const language of languageNames) {
      const page = inLanguage(language, form.page);
      app.post(page, { config: { access: { policy: 'anyone' } } }, async (request, reply) => {
        const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        return show(request, reply, await form.receive(sent, request));
      });
    }
  });
}
