import type { ReplyTemplate } from '#contracts/leads/reply-template.ts';
import { starters } from '#domain/leads/reply-text.ts';
import * as texts from '#texts/seller/replies.tsx';

/** Templates that a seller can begin with, named in the language of the pages. */
export const starterTemplates: readonly Pick<ReplyTemplate, 'name' | 'texts'>[] = [
  { name: texts.starterAvailableName, texts: starters.available },
  { name: texts.starterVisitName, texts: starters.visit },
  { name: texts.starterInterestedName, texts: starters.interested },
];
