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
import { findIssue, type IssueRow, listIssues } from '#database/queries/newsletter-issues.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { mailHtml, mailLook } from '#services/mail/mail-html.ts';
import {
  addIssue,
  editIssue,
  issueMail,
  piecesIn,
  removeIssue,
  sendIssue,
  stopIssue,
  testIssue,
} from '#services/newsletter-issues.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import { requireAdmin } from '../require-actor.ts';

/** Newsletters: written, shown, tried and sent by admins. */
export function adminNewsletter(app: Api, context: AppContext): void {
  endpoint(app, getNewsletterIssues, async (request, reply) => {
    const page = await listIssues(context.db, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(present) });
  });

  endpoint(app, getNewsletterIssue, async (request) => {
    const issue = await findIssue(context.db, request.params.issueId);
    if (issue === null) throw notFound('newsletter');
    return present(issue);
  });

  endpoint(app, addNewsletterIssue, async (request) => {
    const issue = await addIssue(context, requireAdmin(request), request.body);
    return done('Draft saved', present(issue));
  });

  endpoint(app, editNewsletterIssue, async (request) => {
    const { params, body } = request;
    const issue = await editIssue(context, requireAdmin(request), params.issueId, body);
    return done('Newsletter saved', present(issue));
  });

  endpoint(app, deleteNewsletterIssue, async (request) => {
    await removeIssue(context, requireAdmin(request), request.params.issueId);
    return ok('Newsletter deleted');
  });

  endpoint(app, previewNewsletter, async (request) => {
    const { language, ...text } = request.body;
    const pieces = await piecesIn(context, context.db, text, language);
    const to = { email: '', language };
    return {
      html: mailHtml(
        await mailLook(context),
        issueMail(context, to, text, pieces, `${context.publicUrl}/`),
      ),
    };
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
      present(issue),
    );
  });

  endpoint(app, stopNewsletterIssue, async (request) => {
    const issue = await stopIssue(context, requireAdmin(request), request.params.issueId);
    return done('Newsletter stopped', present(issue));
  });
}

function present({
  id,
  createdAt,
  sentAt,
  sendAt,
  position: _,
  ...issue
}: IssueRow): NewsletterIssue {
  return {
    _id: id,
    ...issue,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    sendAt: sendAt?.toISOString() ?? null,
  };
}
