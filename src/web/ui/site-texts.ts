import type { PublicSite } from '#contracts/site-config.ts';
import * as english from '#languages/en/contracts/site.ts';
import { inEachOther, translationIn } from '#languages/translations.ts';
import * as texts from '#texts/contracts/site.ts';
import { language } from '#texts/language.ts';

type Texts = Record<keyof typeof english, string>;

const inEnglish: Texts = { ...english };
const inThisLanguage: Texts = { ...texts };

/** Returns ours in the language of these pages in place of ours in English; what the operator has said stays. */
const ours = (text: keyof Texts, said: string): string =>
  said === inEnglish[text] ? inThisLanguage[text] : said;

/** Returns the site's texts in the language of these pages: the operator's own, where there are any in it, or ours. */
export function inPagesLanguage(site: PublicSite): PublicSite {
  const own = translationIn(site, language) ?? {};
  const { terms, ratingBadge } = site;
  return {
    ...site,
    ...inEachOther(() => undefined),
    founder: own.founder ?? site.founder,
    address: own.address ?? site.address,
    tagline: own.tagline ?? ours('tagline', site.tagline),
    founderNote: own.founderNote ?? ours('founderNote', site.founderNote),
    language: own.language ?? ours('language', site.language),
    currency: own.currency ?? ours('currency', site.currency),
    storeHours: own.storeHours ?? ours('storeHours', site.storeHours),
    support: own.support ?? ours('support', site.support),
    terms: {
      shippingDays: own.terms?.shippingDays ?? ours('shippingDays', terms.shippingDays),
      returnDays: own.terms?.returnDays ?? ours('returnDays', terms.returnDays),
      refundDays: own.terms?.refundDays ?? ours('refundDays', terms.refundDays),
    },
    ratingBadge: {
      ...ratingBadge,
      reviews: own.reviews ?? ours('reviews', ratingBadge.reviews),
    },
  };
}
