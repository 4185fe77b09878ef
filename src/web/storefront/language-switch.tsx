import { languages } from '#languages/languages.ts';
import { otherHome, otherLanguage } from '#web/ui/browser/language-links.ts';

/** Leads to this page in the other language, whose readers read its name there. */
export function LanguageLink({ name, className }: { name?: string; className: string }) {
  return (
    <a href={otherHome} hrefLang={otherLanguage} data-language="" className={className}>
      <span lang={otherLanguage}>{name ?? languages[otherLanguage].name}</span>
    </a>
  );
}
