import { useState } from 'react';
import { type Language, languages } from '#languages/languages.ts';
import { language } from '#texts/language.ts';
import { LANGUAGE_KEY, otherHome, otherLanguage } from '#web/ui/browser/other-language.ts';
import { Icon } from '#web/ui/icon.tsx';

/** What is said in the language that is offered, to those who may not read the page's. */
const offers: Record<Language, { text: string; accept: string; decline: string }> = {
  en: {
    text: 'This shop is in English, too.',
    accept: 'Read in English',
    decline: 'No, thank you',
  },
  ar: { text: 'هذا المتجر متاح بالعربية أيضًا.', accept: 'التصفّح بالعربية', decline: 'لا، شكرًا' },
};

/** Offers a first visitor the page in the browser's language; nobody is sent there. */
export function LanguageOffer() {
  const [isOffered, setOffered] = useState(true);
  if (!isOffered) return null;
  const { text, accept, decline } = offers[otherLanguage];
  const stay = () => {
    setOffered(false);
    try {
      localStorage.setItem(LANGUAGE_KEY, language);
    } catch {
      // It is offered again.
    }
  };
  return (
    <section
      lang={otherLanguage}
      dir={languages[otherLanguage].direction}
      aria-label={languages[otherLanguage].name}
      className="language-offer"
    >
      <p>{text}</p>
      <a href={otherHome} hrefLang={otherLanguage} data-language="" className="text-link">
        {accept}
      </a>
      <button
        type="button"
        aria-label={decline}
        onClick={stay}
        className="grid size-11 place-items-center"
      >
        <Icon name="close" size={18} />
      </button>
    </section>
  );
}
