import type { SiteConfig } from '#contracts/site-config.ts';

/** Returns the origins of the operator's own pictures of the site, other than ours. */
export function pictureOrigins({ pictures }: Pick<SiteConfig, 'pictures'>): string[] {
  const elsewhere = Object.values(pictures).flatMap((url) => URL.parse(url ?? '')?.origin ?? []);
  return [...new Set(elsewhere)];
}
