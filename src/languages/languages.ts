/** The languages of the pages. English is the one of the specification, and of addresses without a language. */
export const languages = {
  en: { name: 'English', direction: 'ltr', path: '', openGraph: 'en_GB' },
  ar: { name: 'العربية', direction: 'rtl', path: '/ar', openGraph: 'ar_AE' },
} as const satisfies Record<string, LanguageFacts>;

type LanguageFacts = {
  /** What its readers call it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** What the addresses of its pages begin with. */
  path: string;
  /** Its name in link previews. */
  openGraph: string;
};

export type Language = keyof typeof languages;

export const languageNames = Object.keys(languages) as Language[];

/** Splits the path of an address into its language and what it is in English: `/ar/shop` is Arabic's `/shop`. */
export function splitLanguage(path: string): { language: Language; rest: string } {
  const [, first = ''] = /^\/([^/?]*)/.exec(path) ?? [];
  for (const language of languageNames) {
    if (language !== 'en' && first === language) {
      const rest = path.slice(languages[language].path.length);
      return { language, rest: rest.startsWith('/') ? rest : `/${rest}` };
    }
  }
  return { language: 'en', rest: path };
}

/** Returns the address of a page in a language, from its English one. */
export function inLanguage(language: Language, path: string): string {
  const { path: prefix } = languages[language];
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}
