import { type Language, languageNames } from './languages.ts';

/** Returns the language that a client likes best of those that we have, by `Accept-Language` (RFC 9110 §12.5.4); English where it says none. */
export function acceptedLanguage(header: string | undefined): Language {
  if (!header) return 'en';
  let best: Language = 'en';
  let most = 0;
  for (const part of header.toLowerCase().split(',').slice(0, 20)) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality) || 0;
    const named = range === '*' ? 'en' : languageNames.find((name) => name === range.split('-')[0]);
    if (named !== undefined && weight > most) [best, most] = [named, weight];
  }
  return best;
}
