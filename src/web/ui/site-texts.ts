import type { PublicSite } from '#contracts/site-config.ts';
import * as english from '#languages/en/contracts/site.ts';
import * as texts from '#texts/contracts/site.ts';
import { language } from '#texts/language.ts';

type Key = keyof typeof english;

const inEnglish: Record<Key, string> = { ...english };
const inThisLanguage: Record<Key, string> = { ...texts };

/** Returns ours in the language of these pages in place of ours in English; what the operator has said stays. */
const ours = (text: Key, said: string): string =>
  said === inEnglish[text] ? inThisLanguage[text] : said;

/** What an operator has said, without what is left out. */
const given = <Own extends object>(own: Own) =>
  Object.fromEntries(Object.entries(own).filter(([, text]) => text !== undefined)) as {
    [Each in keyof Own]?: NonNullable<Own[Each]>;
  };

/** Returns the site's texts in the language of these pages: the operator's own, where there are any in it, or ours. */
export function inPagesLanguage({ arabic, ...site }: PublicSite): PublicSite {
  const { terms, ratingBadge } = site;
  const { terms: ownTerms, reviews, ...own } = (language === 'en' ? undefined : arabic) ?? {};
  return {
    ...site,
    tagline: ours('tagline', site.tagline),
    founderNote: ours('founderNote', site.founderNote),
    language: ours('language', site.language),
    currency: ours('currency', site.currency),
    storeHours: ours('storeHours', site.storeHours),
    support: ours('support', site.support),
    ...given(own),
    terms: {
      shippingDays: ours('shippingDays', terms.shippingDays),
      returnDays: ours('returnDays', terms.returnDays),
      refundDays: ours('refundDays', terms.refundDays),
      ...given(ownTerms ?? {}),
    },
    ratingBadge: { ...ratingBadge, reviews: reviews ?? ours('reviews', ratingBadge.reviews) },
  };
}
