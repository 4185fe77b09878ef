import type { SiteConfig } from '#contracts/site-config.ts';
import { mediaUrl } from '../media/present-media.ts';
import type { Current } from './current-content.ts';

/** Its room in the header and in mails, in CSS pixels. */
const ROOM = { width: 180, height: 36 };
/** Screens with up to as many pixels for one of CSS show it sharp. */
const DENSITY = 2;

type Logo = NonNullable<SiteConfig['logo']>;

/**
 * Returns the picture that stands in place of the shop's name, as large as it is shown: the operator's, else the one
 * that admins have uploaded; null for none. Pictures of WebP are transparent where the upload was.
 */
export function shopLogo({ site, kept, pictures }: Pick<Current, 'site' | 'kept' | 'pictures'>) {
  if (site.logo !== undefined) return fitted(site.logo);
  const asset = pictures.get(kept.logo ?? '');
  if (asset === undefined) return null;
  const { width, height } = fitted({ ...asset, url: '' });
  const step = asset.webp.find((each) => each >= width * DENSITY) ?? asset.webp.at(-1);
  const file = step === undefined ? asset.file : `${asset.id}-${step}.webp`;
  return { url: mediaUrl(file), width, height };
}

function fitted({ url, width, height }: Logo): Logo {
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { url, width: scaled(width), height: scaled(height) };
}
