import { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import { changedWithProducts } from '../products/changed-with-products.ts';
import {
  AnsweringReports,
  AnswerQuery,
  ReportAnswer,
  ReportedThing,
  ReportedThingInFull,
  ReportInput,
  ReportQuery,
} from './report.ts';

export const leaveReport = defineCall('POST /report', {
  summary: 'Report a product or a shop to the admins',
  policy: 'anyone',
  body: ReportInput,
  status: 201,
});

export const getReports = defineCall('GET /admin/get-reports', {
  summary: 'Products and shops with open reports, the longest waiting first',
  policy: 'admin',
  permission: 'see-reports',
  query: ReportQuery,
  response: z.array(ReportedThing),
  reads: ['reports'],
});

export const getReport = defineCall('GET /admin/get-report/:id', {
  summary: 'One reported product or shop, by its own id, with its reports and earlier answers',
  policy: 'admin',
  permission: 'see-reports',
  response: ReportedThingInFull,
  reads: ['reports'],
});

export const getReportAnswers = defineCall('GET /admin/get-report-answers', {
  summary: 'What admins have answered to reports, newest first',
  policy: 'admin',
  permission: 'see-reports',
  query: AnswerQuery,
  response: z.array(ReportAnswer),
  reads: ['reports'],
});

export const answerReports = defineCall('POST /admin/answer-reports/:id', {
  summary:
    'Answer all open reports of a product or shop: no action, ask the seller, or take it down',
  policy: 'admin',
  permission: 'answer-reports',
  body: AnsweringReports,
  changes: ['reports', 'messages', ...changedWithProducts],
});
