import { languages } from '#languages/languages.ts';
import { otherHome, otherLanguage } from '#web/ui/browser/other-language.ts';

/** Leads to this page in the other language, by the name that its readers know. */
export function LanguageLink({
  className = 'language-link',
  onChoose,
}: {
  className?: string;
  onChoose?: () => void;
}) {
  return (
    <a
      href={otherHome}
      hrefLang={otherLanguage}
      lang={otherLanguage}
      data-language=""
      className={className}
      onClick={onChoose}
    >
      {languages[otherLanguage].name}
    </a>
  );
}
