import {
  editMailText,
  getMailTexts,
  previewMailText,
  resetMailText,
  testMailText,
} from '#contracts/calls/mail-texts.ts';
import type { AppContext } from '#services/app-context.ts';
import { mailHtml, mailLook } from '#services/mail/mail-html.ts';
import * as texts from '#services/mail/mail-texts.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireAdmin } from '../require-actor.ts';

/** The words of mails: read, written anew, tried. */
export function adminMailTexts(app: Api, context: AppContext): void {
  endpoint(app, getMailTexts, ({ query }) => texts.mailTextsIn(context.db, query.language));

  endpoint(app, editMailText, async (request) => {
    const { params, body } = request;
    const shown = await texts.editMailText(context, requireAdmin(request), params.kind, body);
    return done('Text saved. It is used from the next mail on.', shown);
  });

  endpoint(app, resetMailText, async (request) => {
    const { params, body } = request;
    const admin = requireAdmin(request);
    const shown = await texts.resetMailText(context, admin, params.kind, body.language);
    return done('Default text restored', shown);
  });

  endpoint(app, previewMailText, async ({ body }) => ({
    html: mailHtml(await mailLook(context), texts.exampleMail(context, body)),
  }));

  endpoint(app, testMailText, async (request) => {
    const email = await texts.testMailText(context, requireAdmin(request), request.body);
    return ok(`A test is on its way to ${email}`);
  });
}
