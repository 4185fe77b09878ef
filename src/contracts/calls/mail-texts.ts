import { z } from 'zod';
import {
  MailKind,
  MailTextEdit,
  MailTextLanguage,
  MailTextShown,
  MailTextTry,
} from '../mail-text.ts';
import { NewsletterPreview } from '../newsletter-issue.ts';
import { written } from '../response.ts';
import { defineCall } from './call.ts';

const params = z.object({ kind: MailKind });

const change = {
  policy: 'admin',
  permission: 'change-mails',
  changes: ['mail-texts', 'audit'],
} as const;

export const getMailTexts = defineCall('GET /admin/get-mail-texts', {
  policy: 'admin',
  permission: 'see-mails',
  summary: 'The words of every kind of mail in a language, with their placeholders',
  query: MailTextLanguage,
  response: z.array(MailTextShown),
  reads: ['mail-texts'],
});

export const editMailText = defineCall('PUT /admin/edit-mail-text/:kind', {
  ...change,
  summary: 'Write a kind of mail anew in a language',
  params,
  body: MailTextEdit,
  response: written(MailTextShown),
});

export const resetMailText = defineCall('POST /admin/reset-mail-text/:kind', {
  ...change,
  summary: 'Give a kind of mail our words again',
  params,
  body: MailTextLanguage,
  response: written(MailTextShown),
});

export const previewMailText = defineCall('POST /admin/preview-mail-text', {
  inMaintenance: 'answered',
  policy: 'admin',
  permission: 'see-mails',
  summary: 'A mail with these words, as it will be seen',
  body: MailTextTry,
  response: NewsletterPreview,
});

export const testMailText = defineCall('POST /admin/test-mail-text', {
  policy: 'admin',
  permission: 'change-mails',
  summary: 'Mail these words to oneself',
  body: MailTextTry,
});
