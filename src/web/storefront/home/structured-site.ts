import type { PublicSite } from '#contracts/site-config.ts';
import { inLanguage } from '#languages/languages.ts';
import { language } from '#texts/language.ts';

/** Returns the marketplace's structured data, for search engines. */
export function structuredSite(site: PublicSite, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    description: site.tagline,
    email: site.email,
    telephone: site.phone,
    founder: { '@type': 'Person', name: site.founder },
    address: site.address.join(', '),
    sameAs: [site.instagram, ...(site.social ?? []).map(({ link }) => link)],
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': origin + inLanguage(language, '/'),
      inLanguage: language,
    },
  };
}
