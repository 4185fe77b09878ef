import type { FastifyInstance } from 'fastify';
import { refuseInMaintenance } from '#api/maintenance.ts';
import type { AppContext } from '#services/app-context.ts';
import { takeReturnedMail } from '#services/mail/returned-mail.ts';
import { showsToken } from './observability/shows-token.ts';

const LARGEST_MAIL = 4 * 1024 * 1024;

/**
 * Takes the mails that come back, as the mail server hands them over: `POST /returned-mail` with the whole mail, and the
 * token (docs/operating/returned-mail.md). To others there is nothing at this address.
 */
export function takeReturnedMails(root: FastifyInstance, context: AppContext, token: string): void {
  root.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_MAIL }, (_, body, done) =>
      done(null, body),
    );
    app.addHook('onRequest', async (request, reply) => {
      if (!showsToken(request.headers, token)) return reply.callNotFound();
      await refuseInMaintenance(context, request, reply);
    });
    app.post('/returned-mail', async (request, reply) => {
      const taken = await takeReturnedMail(context, String(request.body ?? ''));
      reply.header('cache-control', 'no-store').type('text/plain');
      if (taken === null) return 'No report of a mail of this shop. Nothing was done.\n';
      const { email, isSetAside } = taken;
      return isSetAside ? `${email} is set aside.\n` : `Noted: a mail to ${email} came back.\n`;
    });
  });
}
