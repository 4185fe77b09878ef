import {
  addNewsletterIssue,
  deleteNewsletterIssue,
  editNewsletterIssue,
  getNewsletterIssue,
  getNewsletterIssues,
  previewNewsletter,
  sendNewsletterIssue,
  stopNewsletterIssue,
  testNewsletterIssue,
} from '#contracts/calls/newsletter.ts';
import type { NewsletterIssue } from '#contracts/newsletter-issue.ts';
import type { Database } from '#database/database.ts';
import { picturesById } from '#database/queries/media/media-assets.ts';
import { findIssue, type IssueRow, listIssues } from '#database/queries/newsletter-issues.ts';
import { FIRST_LANGUAGE } from '#languages/languages.ts';
import { inEachOther, translationIn } from '#languages/translations.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { mailHtml, mailLook } from '#services/mail/mail-html.ts';
import { presentMedia } from '#services/media/present-media.ts';
import {
  addIssue,
  editIssue,
  issueMail,
  picturesOf,
  removeIssue,
  sendIssue,
  shownLines,
  stopIssue,
  testIssue,
  textFor,
} from '#services/newsletter-issues.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import { requireAdmin } from '../require-actor.ts';

/** Newsletters: written, shown, tried and sent by admins. */
export function adminNewsletter(app: Api, context: AppContext): void {
  const present = (row: IssueRow) => presented(context.db, row);

  endpoint(app, getNewsletterIssues, async (request, reply) => {
    const page = await listIssues(context.db, request.query);
    const rows = await Promise.all(page.rows.map(present));
    return listResponse(request, reply, { ...page, rows });
  });

  endpoint(app, getNewsletterIssue, async (request) => {
    const issue = await findIssue(context.db, request.params.issueId);
    if (issue === null) throw notFound('newsletter');
    return present(issue);
  });

  endpoint(app, addNewsletterIssue, async (request) => {
    const issue = await addIssue(context, requireAdmin(request), request.body);
    return done('Draft saved', await present(issue));
  });

  endpoint(app, editNewsletterIssue, async (request) => {
    const { params, body } = request;
    const issue = await editIssue(context, requireAdmin(request), params.issueId, body);
    return done('Newsletter saved', await present(issue));
  });

  endpoint(app, deleteNewsletterIssue, async (request) => {
    await removeIssue(context, requireAdmin(request), request.params.issueId);
    return ok('Newsletter deleted');
  });

  endpoint(app, previewNewsletter, async (request) => {
    const { language, ...text } = request.body;
    const lines = await shownLines(context, context.db, text, language);
    const said = { subject: text.subject, lines };
    const to = { email: '', language };
    const mail = issueMail(context, to, said, `${context.publicUrl}/`);
    return { html: mailHtml(await mailLook(context), mail) };
  });

  endpoint(app, testNewsletterIssue, async (request) => {
    const email = await testIssue(context, requireAdmin(request), request.params.issueId);
    return ok(`A test is on its way to ${email}`);
  });

  endpoint(app, sendNewsletterIssue, async (request) => {
    const { params, body } = request;
    const issue = await sendIssue(context, requireAdmin(request), params.issueId, body);
    return done(
      issue.sendAt === null ? 'The newsletter is being sent' : 'Newsletter scheduled',
      await present(issue),
    );
  });

  endpoint(app, stopNewsletterIssue, async (request) => {
    const issue = await stopIssue(context, requireAdmin(request), request.params.issueId);
    return done('Newsletter stopped', await present(issue));
  });
}

async function presented(db: Database, row: IssueRow): Promise<NewsletterIssue> {
  const { id, text: _, position: __, createdAt, sentAt, sendAt, ...issue } = row;
  const written = {
    ...textFor(row, FIRST_LANGUAGE),
    ...inEachOther((language) => (translationIn(row, language) ? textFor(row, language) : null)),
  };
  const pictures = await picturesById(db, picturesOf(written));
  return {
    _id: id,
    ...{ ...issue, ...written },
    pictures: Object.fromEntries(pictures.map((asset) => [asset.id, presentMedia(asset, '')])),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    sendAt: sendAt?.toISOString() ?? null,
  };
}
