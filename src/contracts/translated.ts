import { z } from 'zod';
import type { TranslatedThing } from '#languages/en/refusals/labels.ts';
import { languages, type OtherLanguage } from '#languages/languages.ts';

/** What refusals call the translation of something. */
export const labelIn = (thing: TranslatedThing, language: OtherLanguage) =>
  `${thing} in ${languages[language].inEnglish}` as const;

/** What admins and sellers see of a translation. */
export const shownTranslation = (name: string, language: OtherLanguage) =>
  z
    .string()
    .describe(
      `What pages in ${languages[language].inEnglish} show; empty where they show \`${name}\``,
    );
