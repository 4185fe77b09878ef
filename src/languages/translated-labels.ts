import type { Label, TranslatedThing } from './en/refusals/labels.ts';
import { languages, type OtherLanguage, otherLanguages } from './languages.ts';

/** Returns what a language calls the translations of things, by their English labels: `Name in Arabic`. */
export const translatedLabels = (
  things: Readonly<Record<TranslatedThing, string>>,
  inIt: (thing: string, language: OtherLanguage) => string,
) =>
  Object.fromEntries(
    otherLanguages.flatMap((language) =>
      Object.entries(things).map(([thing, said]) => [
        `${thing} in ${languages[language].inEnglish}`,
        inIt(said, language),
      ]),
    ),
  ) as Record<Extract<Label, `${TranslatedThing} in ${string}`>, string>;
