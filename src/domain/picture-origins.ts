import type { SiteConfig } from '#contracts/site-config.ts';

/** Returns the origins of the operator's own pictures of the site, other than ours. */
export function pictureOrigins({
  pictures,
  logo,
}: Pick<SiteConfig, 'pictures' | 'logo'>): string[] {
  const urls = [...Object.values(pictures), logo?.url];
  const elsewhere = urls.flatMap((url) => URL.parse(url ?? '')?.origin ?? []);
  return [...new Set(elsewhere)];
}
