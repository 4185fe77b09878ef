import { type Language, languageNames } from './languages.ts';

/** Returns which of our languages a reader likes best (`Accept-Language`); undefined where it is none of them. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  let best: Language | undefined;
  let highest = 0;
  for (const range of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const language = languageNames.find((name) => name === tag.split('-')[0]);
    const quality = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
    if (language === undefined || !(quality > highest)) continue;
    best = language;
    highest = quality;
  }
  return best;
}
