import { inLanguage, type Language, languages } from '#languages/languages.ts';
import { languagesBeside } from '#web/ui/browser/other-language.ts';

type LanguageLinksProps = { className?: string; onChoose?: (language: Language) => void };

/**
 * Leads to this page in the other languages, by the names that their readers know. Without scripts, which know the page
 * that a link stands on, it leads to their home pages.
 */
export function LanguageLinks({ className = 'language-link', onChoose }: LanguageLinksProps) {
  return languagesBeside.map((name) => (
    <a
      key={name}
      href={inLanguage(name, '/')}
      hrefLang={name}
      lang={name}
      data-language=""
      className={className}
      onClick={onChoose && (() => onChoose(name))}
    >
      {languages[name].name}
    </a>
  ));
}
