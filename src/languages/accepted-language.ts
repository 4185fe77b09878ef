import { type Language, languageNames } from './languages.ts';

/** Returns the language that a reader likes best (`Accept-Language`), English where it is none of ours. */
export function acceptedLanguage(header: string | undefined): Language {
  let best: Language = 'en';
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
