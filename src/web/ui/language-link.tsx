import { languages } from '#languages/languages.ts';
import { otherHome, otherLanguage } from '#web/ui/browser/other-language.ts';

/** Leads to this page in the other language, by the name that its readers know. */
export function LanguageLink({ className = 'language-link' }: { className?: string }) {
  return (
    <a
      href={otherHome}
      hrefLang={otherLanguage}
      lang={otherLanguage}
      data-language=""
      className={className}
    >
      {languages[otherLanguage].name}
    </a>
  );
}
