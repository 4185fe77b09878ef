import { type Language, languages } from '#languages/languages.ts';
import { language } from '#texts/language.ts';

const directionOf = (each: Language) => languages[each].direction;

/** Whether the pages are read from right to left, for what CSS cannot turn by itself. */
export const isRightToLeft = directionOf(language) === 'rtl';
