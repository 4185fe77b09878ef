import { z } from 'zod';
import {
  NewsletterIssue,
  NewsletterIssueEdit,
  NewsletterIssueInput,
  NewsletterIssueQuery,
  NewsletterPreview,
  NewsletterPreviewInput,
  NewsletterSending,
} from '../newsletter-issue.ts';
import { written } from '../response.ts';
import { defineCall } from './call.ts';

const read = {
  policy: 'admin',
  permission: 'see-newsletter',
  reads: ['newsletter-issues'],
} as const;

const change = {
  policy: 'admin',
  permission: 'send-newsletter',
  changes: ['newsletter-issues', 'audit'],
} as const;

export const getNewsletterIssues = defineCall('GET /admin/get-newsletter-issues', {
  ...read,
  summary: 'The newsletters that were written, newest first',
  query: NewsletterIssueQuery,
  response: z.array(NewsletterIssue),
});

export const getNewsletterIssue = defineCall('GET /admin/get-newsletter-issue/:issueId', {
  ...read,
  summary: 'One newsletter, and how far it is sent',
  response: NewsletterIssue,
});

export const addNewsletterIssue = defineCall('POST /admin/add-newsletter-issue', {
  ...change,
  summary: 'Begin a newsletter',
  namesPaths: true,
  body: NewsletterIssueInput,
  response: written(NewsletterIssue),
  status: 201,
});

export const editNewsletterIssue = defineCall('PUT /admin/edit-newsletter-issue/:issueId', {
  ...change,
  summary: 'Change a newsletter that is not sent',
  namesPaths: true,
  body: NewsletterIssueEdit,
  response: written(NewsletterIssue),
});

export const deleteNewsletterIssue = defineCall('DELETE /admin/delete-newsletter-issue/:issueId', {
  ...change,
  summary: 'Delete a newsletter that is not sent',
});

export const previewNewsletter = defineCall('POST /admin/preview-newsletter', {
  inMaintenance: 'answered',
  policy: 'admin',
  permission: 'see-newsletter',
  summary: 'A newsletter as its readers will see it',
  body: NewsletterPreviewInput,
  response: NewsletterPreview,
});

export const testNewsletterIssue = defineCall('POST /admin/test-newsletter-issue/:issueId', {
  policy: 'admin',
  permission: 'send-newsletter',
  summary: 'Mail a newsletter to oneself, in each language that it is written in',
});

export const sendNewsletterIssue = defineCall('POST /admin/send-newsletter-issue/:issueId', {
  ...change,
  summary: 'Send a newsletter to its confirmed readers, in portions, now or at a moment',
  body: NewsletterSending,
  response: written(NewsletterIssue),
});

export const stopNewsletterIssue = defineCall('POST /admin/stop-newsletter-issue/:issueId', {
  ...change,
  summary: 'Send a newsletter to nobody else, or not at its moment; what is queued is sent',
  response: written(NewsletterIssue),
});
