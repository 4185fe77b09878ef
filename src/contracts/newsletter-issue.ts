import { z } from 'zod';
import { inEachOther } from '#languages/translations.ts';
import { Block, Blocks } from './content/page.ts';
import { Language } from './language.ts';
import { listQuery } from './list-query.ts';
import { MediaItem } from './media.ts';
import { lineText } from './text.ts';
import { version } from './version.ts';

/**
 * A newsletter in one language, in the blocks of stories. A product's link on a line of its own becomes its picture, name
 * and prices.
 */
export const NewsletterText = z.object({
  subject: lineText('Subject', 120),
  blocks: Blocks.min(1, 'Write the text first.'),
});
export type NewsletterText = z.infer<typeof NewsletterText>;

/** Readers get the one in their language, where there is one. */
export const NewsletterIssueInput = NewsletterText.extend({
  ...inEachOther(() => NewsletterText.nullable().default(null)),
});
export type NewsletterIssueInput = z.infer<typeof NewsletterIssueInput>;

export const NewsletterIssueEdit = NewsletterIssueInput.extend({ version: version() });
export type NewsletterIssueEdit = z.infer<typeof NewsletterIssueEdit>;

const shown = z.object({ subject: z.string(), blocks: z.array(Block) });

export const NewsletterIssue = z.object({
  _id: z.string(),
  ...shown.shape,
  ...inEachOther(() => shown.nullable()),
  pictures: z.record(z.string(), MediaItem).describe('Those in its blocks, by their ids'),
  state: z
    .enum(['draft', 'sending', 'sent', 'stopped'])
    .describe('`stopped` was sent to some readers only'),
  mailed: z.number().int().describe('Readers whose mail is queued or sent'),
  readers: z.number().int().describe('Confirmed readers when its sending began; 0 of a draft'),
  by: z.string().describe('The admin who wrote it last'),
  sentBy: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable().describe('When its sending began'),
  sendAt: z.string().nullable().describe('When a draft is sent by itself'),
  version: z.number().int(),
});
export type NewsletterIssue = z.infer<typeof NewsletterIssue>;

export const NewsletterIssueQuery = listQuery(['createdAt']);
export type NewsletterIssueQuery = z.infer<typeof NewsletterIssueQuery>;

export const NewsletterSending = z.object({
  version: version(),
  at: z.iso
    .datetime({ offset: true, error: 'at must be a moment' })
    .nullable()
    .default(null)
    .describe('When it is sent; null for now'),
});

export const NewsletterPreviewInput = NewsletterText.extend({ language: Language });
export type NewsletterPreviewInput = z.infer<typeof NewsletterPreviewInput>;

export const NewsletterPreview = z.object({
  html: z
    .string()
    .describe('The mail as mail programs show it, to be shown in a frame without scripts'),
});
