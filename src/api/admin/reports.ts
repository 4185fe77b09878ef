import * as calls from '#contracts/reports/calls.ts';
import { findReported, listReported } from '#database/queries/reports/report-queue.ts';
import { listAnswers, listAnswersTo, listOpenReports } from '#database/queries/reports/reports.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { answerReports } from '#services/reports.ts';
import type { Api } from '../app.ts';
import { ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import {
  presentAnswer,
  presentFullAnswer,
  presentReport,
  presentReported,
} from '../present/present-report.ts';
import { requireAdmin } from '../require-actor.ts';

const told = {
  NO_ACTION: 'Answered. Nothing is changed.',
  ASKED: 'Answered. The seller is asked by mail.',
  TAKEN_DOWN: 'Taken down. The seller is told by mail.',
} as const;

/** What shoppers report, and its answers. */
export function adminReports(app: Api, context: AppContext): void {
  const { db } = context;

  endpoint(app, calls.getReports, async (request, reply) => {
    const page = await listReported(db, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(presentReported) });
  });

  endpoint(app, calls.getReport, async ({ params: { id } }) => {
    const thing = await findReported(db, id);
    if (thing === null) throw notFound('report, or not any more');
    const [open, answers] = await Promise.all([listOpenReports(db, id), listAnswersTo(db, id)]);
    return {
      ...presentReported(thing),
      open: open.map(presentReport),
      answers: answers.map(presentAnswer),
    };
  });

  endpoint(app, calls.getReportAnswers, async (request, reply) => {
    const page = await listAnswers(db, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(presentFullAnswer) });
  });

  endpoint(app, calls.answerReports, async (request) => {
    const { params, body } = request;
    await answerReports(context, requireAdmin(request), params.id, body);
    return ok(told[body.outcome]);
  });
}
