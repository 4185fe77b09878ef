import type { MetaDescriptor } from 'react-router';
import type { Frame } from '../site.ts';

/** Who this marketplace is, for search engines. */
export function structuredSite(frame: Frame | undefined): MetaDescriptor[] {
  if (!frame) return [];
  const { site, origin } = frame;
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: site.name,
        url: `${origin}/`,
        description: site.tagline,
        email: site.email,
        telephone: site.phone,
        founder: { '@type': 'Person', name: site.founder },
        address: site.address.join(', '),
        sameAs: [site.instagram],
      },
    },
  ];
}
