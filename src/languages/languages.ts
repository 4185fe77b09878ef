/**
 * The languages of the pages, each with a folder of texts of its name. Pages, addresses, schemas and mails follow from
 * this list (docs/languages.md). English is the one of the specification, and of addresses without a language.
 */
export const languages = {
  en: {
    name: 'English',
    inEnglish: 'English',
    direction: 'ltr',
    path: '',
    letters: /[a-z]/i,
  },
  ar: {
    name: 'العربية',
    inEnglish: 'Arabic',
    direction: 'rtl',
    path: '/ar',
    letters: /[\u0620-\u064a]/,
  },
  hi: {
    name: 'हिन्दी',
    inEnglish: 'Hindi',
    direction: 'ltr',
    path: '/hi',
    letters: /[\u0904-\u0939\u0958-\u0961]/,
  },
} as const satisfies Record<string, LanguageFacts>;

type LanguageFacts = {
  /** What its readers call it. */
  name: string;
  /** What the admins' back office calls it. */
  inEnglish: string;
  direction: 'ltr' | 'rtl';
  /** What the addresses of its pages begin with. */
  path: string;
  /** Matches a letter that it is written in. */
  letters: RegExp;
};

export type Language = keyof typeof languages;

/** The language that everything is written in first. */
export const FIRST_LANGUAGE = 'en' as const satisfies Language;

/** A language that things are translated into. */
export type OtherLanguage = Exclude<Language, typeof FIRST_LANGUAGE>;

export const languageNames = Object.keys(languages) as Language[];

export const otherLanguages = languageNames.filter(
  (name): name is OtherLanguage => name !== FIRST_LANGUAGE,
);

/** Splits the path of an address into its language and what it is in English: `/ar/shop` is Arabic's `/shop`. */
export function splitLanguage(path: string): { language: Language; rest: string } {
  const [, first = ''] = /^\/([^/?]*)/.exec(path) ?? [];
  const language = otherLanguages.find((name) => name === first);
  if (language === undefined) return { language: FIRST_LANGUAGE, rest: path };
  const rest = path.slice(languages[language].path.length);
  return { language, rest: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Returns the address of a page in a language, from its English one. */
export function inLanguage(language: Language, path: string): string {
  const { path: prefix } = languages[language];
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}
