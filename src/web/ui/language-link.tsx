import { languages } from '#languages/languages.ts';
import { otherHome, otherLanguage } from '#web/ui/browser/other-language.ts';

type LanguageLinkProps = { name?: string; className?: string };

/** Leads to this page in the other language, by the name that its readers know. */
export function LanguageLink(props: LanguageLinkProps) {
  const { name = languages[otherLanguage].name, className = 'language-link' } = props;
  return (
    <a
      href={otherHome}
      hrefLang={otherLanguage}
      lang={otherLanguage}
      data-language=""
      className={className}
    >
      {name}
    </a>
  );
}
