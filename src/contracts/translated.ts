import { z } from 'zod';
import type { TranslatedThing } from '#languages/en/refusals/labels.ts';
import { languages, type OtherLanguage } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import { inTranslations, translatedField, translationsOf } from '#languages/translations.ts';

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

/** Returns what something is called, by a field of it, in the language of who reads it. */
export const inAnyLanguage = (of: object, field: string, name: string): string =>
  translationsOf(of, field).length === 0
    ? name
    : said('nameInEither', {
        name,
        ...inTranslations(
          ['name'],
          (_, language) => (of as Record<string, string>)[translatedField(field, language)] ?? '',
        ),
      });
