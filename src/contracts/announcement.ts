import { z } from 'zod';
import { inEachOther } from '#languages/translations.ts';
import { Language } from './language.ts';
import { listQuery } from './list-query.ts';
import { Tag } from './seller.ts';
import { lineText, plainText } from './text.ts';

const words = { title: lineText('Title', 120), text: plainText('Text', 5_000) };

const inLanguages = { ...words, ...inEachOther(() => z.object(words).nullable().default(null)) };

/** What admins tell sellers, on their screens and by mail: each in their language, where it is written in that. */
export const AnnouncementInput = z.object({
  ...inLanguages,
  tag: Tag.nullable().describe('Only sellers with this tag; null for all'),
  mailed: z.boolean().describe('Whether it is mailed too'),
});
export type AnnouncementInput = z.infer<typeof AnnouncementInput>;

/** Other words of an announcement: all that it went to see it once more. */
export const AnnouncementCorrection = z.object({
  ...inLanguages,
  mailed: z.boolean().describe('Whether they are mailed it again'),
});
export type AnnouncementCorrection = z.infer<typeof AnnouncementCorrection>;

export const AnnouncementPreviewInput = z.object({
  ...words,
  language: Language,
  tag: AnnouncementInput.shape.tag,
});

export const AnnouncementPreview = z.object({
  html: z.string().describe('The mail, to be shown in a frame without scripts'),
  sellers: z.int().describe('How many active sellers it would go to'),
});

const shown = {
  _id: z.string(),
  title: z.string(),
  text: z.string(),
  ...inEachOther(() => z.object({ title: z.string(), text: z.string() }).nullable()),
  createdAt: z.string(),
  correctedAt: z.string().nullable(),
};

export const Announcement = z.object({
  ...shown,
  tag: z.string().nullable(),
  mailed: z.boolean(),
  sellers: z.number().int().describe('To how many it went'),
  read: z.number().int().describe('How many of them have read it'),
  by: z.string(),
});
export type Announcement = z.infer<typeof Announcement>;

/** An announcement as a seller sees it. */
export const OwnAnnouncement = z.object({ ...shown, readAt: z.string().nullable() });
export type OwnAnnouncement = z.infer<typeof OwnAnnouncement>;

export const AnnouncementReader = z.object({
  seller: z.object({ _id: z.string(), name: z.string() }),
  readAt: z.string().nullable(),
});
export type AnnouncementReader = z.infer<typeof AnnouncementReader>;

export const AnnouncementQuery = listQuery(['createdAt']);
export type AnnouncementQuery = z.infer<typeof AnnouncementQuery>;
