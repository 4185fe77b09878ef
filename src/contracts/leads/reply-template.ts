import { z } from 'zod';
import { languageNames } from '#languages/languages.ts';
import type { Language } from '../language.ts';
import { recordOf } from '../product-fields.ts';
import { nameText, plainText } from '../text.ts';
import { version } from '../version.ts';

export const MOST_TEMPLATES = 50;

const text = () => plainText('Text', 2000);

/** The texts of a template by language; at least one. */
const ReplyTexts = z.object(recordOf(languageNames, () => text().optional()));
export type ReplyTexts = { [One in Language]?: string | undefined };

/** A reply that a seller uses again and again; its placeholders are in `domain/leads/reply-text.ts`. */
export const ReplyTemplate = z.object({
  _id: z.string(),
  name: z.string(),
  texts: z.object(recordOf(languageNames, () => z.string().optional())),
  text: z.string().describe('The first of its texts'),
  position: z.number().int(),
  version: z.number(),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

export const ReplyTemplateInput = z.object({
  name: nameText('Name', 60),
  texts: ReplyTexts.optional().describe('One for each language that shoppers are answered in'),
  text: text().optional().describe('Alone: the one text, in the language of its first letter'),
});
export type ReplyTemplateInput = z.output<typeof ReplyTemplateInput>;

export const ReplyTemplateEdit = ReplyTemplateInput.extend({
  position: z
    .number()
    .int()
    .min(0)
    .max(MOST_TEMPLATES)
    .optional()
    .describe('Its position among the templates, from 0'),
  version: version().optional().describe('Refused with 409 where it was changed since'),
});
export type ReplyTemplateEdit = z.output<typeof ReplyTemplateEdit>;
