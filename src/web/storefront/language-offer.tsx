import { type ReactNode, useState } from 'react';
import { inLanguage, type Language, languages } from '#languages/languages.ts';
import { language } from '#texts/language.ts';
import type * as texts from '#texts/offer.ts';
import { LANGUAGE_KEY, languagesBeside } from '#web/ui/browser/other-language.ts';
import { Icon } from '#web/ui/icon.tsx';

/** What is said in the language that is offered. */
type Offer = Readonly<Record<keyof typeof texts, string>>;

const offers = import.meta.glob<Offer>('../../languages/*/offer.ts');

/** Returns the offer of a language; nothing where there are no pages in it, or it does not load. */
export async function loadOffer(wanted: string): Promise<ReactNode> {
  const to = languagesBeside.find((name) => name === wanted);
  const offer = await offers[`../../languages/${to}/offer.ts`]?.().catch(() => null);
  return to && offer && <LanguageOffer to={to} offer={offer} />;
}

/** Offers a first visitor the page in the browser's language; nobody is sent there. */
function LanguageOffer({ to, offer }: { to: Language; offer: Offer }) {
  const [isOffered, setOffered] = useState(true);
  if (!isOffered) return null;
  const { text, accept, decline } = offer;
  const { direction, name } = languages[to];
  const stay = () => {
    setOffered(false);
    try {
      localStorage.setItem(LANGUAGE_KEY, language);
    } catch {
      // It is offered again.
    }
  };
  return (
    <section lang={to} dir={direction} aria-label={name} className="language-offer">
      <p>{text}</p>
      <a href={inLanguage(to, '/')} hrefLang={to} data-language="" className="text-link">
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
