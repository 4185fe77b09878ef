import { z } from 'zod';
import { says } from '#languages/said.ts';
import { MediaItem } from '../media.ts';
import { version } from '../version.ts';
import { Content } from './content.ts';

/** When a draft is published. */
export const PublishInput = z.object({
  version: version(),
  at: z
    .union([z.literal('now'), z.iso.datetime({ offset: true })], says('must be now or a moment'))
    .nullable()
    .describe('Null takes the moment away at which it would be published'),
});

/** A version of what the shop says, as the list of versions tells it. */
export const ContentVersion = z.object({
  number: z.int(),
  /** Who changed it last. */
  by: z.string(),
  updatedAt: z.iso.datetime(),
  /** When a draft is published by itself. */
  publishAt: z.iso.datetime().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type ContentVersion = z.infer<typeof ContentVersion>;

/** A version with all that it says, and its uploaded pictures by their ids. */
export const WholeContent = z.object({
  content: Content,
  pictures: z.record(z.string(), MediaItem),
});
export type WholeContent = z.infer<typeof WholeContent>;

/** What the editor of the content shows. */
export const EditedContent = WholeContent.extend({
  /** Null where nothing waits to be published: what is shown is what the shop says. */
  draft: ContentVersion.nullable(),
  published: z.array(ContentVersion).describe('The newest first; none in a fresh shop'),
  setByFile: z.array(z.string()).describe('What SITE_CONFIG sets, as `site.terms.returnDays`'),
});
export type EditedContent = z.infer<typeof EditedContent>;

/** `version` is that of the draft that was edited, 0 where there was none. */
export const DraftInput = z.object({ content: Content, version: version(0) });
