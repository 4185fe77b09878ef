import type { MetaDescriptor } from 'react-router';
import { useRouteLoaderData } from 'react-router';
import type { Navigation } from '#contracts/calls/site.ts';
import type { MediaItem } from '#contracts/media.ts';
import type { PublicSite } from '#contracts/site-config.ts';
import { inLanguage, type Language, languageNames } from '#languages/languages.ts';
import { dateLocale } from '#texts/formats.ts';
import { language } from '#texts/language.ts';

/** The data that the storefront's frame has loaded for every page below it. */
export type Frame = {
  site: PublicSite;
  /** What the header leads to. */
  navigation: Navigation;
  /** The marketplace's phone number as shown. */
  phone: string;
  origin: string;
  /** The picture of link previews of pages without their own. */
  preview: MediaItem;
};

/** The id of the frame's route. */
export const FRAME = 'storefront/layout';

/**
 * Returns the static content and the public origin (`https://…`, without slash) of this
 * marketplace.
 */
export function useFrame(): Frame {
  const frame = useRouteLoaderData<Frame>(FRAME);
  if (!frame) throw new Error('No frame');
  return frame;
}

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The frame's data among those of a page, if it has one. */
export function frameOf(matches: Matches): Frame | undefined {
  return matches.find((match) => match?.id === FRAME)?.loaderData as Frame | undefined;
}

type Preview = Pick<MediaItem, 'url' | 'alt'>;

type PageMeta = {
  title?: string;
  description: string;
  /** The canonical path with the query parameters that make it a different page. */
  path: string;
  picture?: Preview | null;
  /** False for pages that search engines should leave out. */
  found?: boolean;
};

/** Returns title, description, canonical link and link preview of one page. */
export function pageMeta(matches: Matches, made: PageMeta): MetaDescriptor[] {
  const frame = frameOf(matches);
  const page = { ...made, ...frame?.site.seo?.[made.path] };
  const name = frame?.site.name ?? '';
  const title = page.title ? `${page.title} – ${name}` : `${name} – ${frame?.site.tagline ?? ''}`;
  const addressIn = (of: Language) => {
    const path = inLanguage(of, page.path);
    return frame ? new URL(path, frame.origin).href : path;
  };
  const address = addressIn(language);
  const described: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: page.title ?? title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: dateLocale.slice(0, 5).replace('-', '_') },
  ];
  if (page.found === false) return [...described, { name: 'robots', content: 'noindex' }];
  return [
    ...described,
    { tagName: 'link', rel: 'canonical', href: address },
    ...languageNames.map((one) => alternate(one, addressIn(one))),
    alternate('x-default', addressIn('en')),
    ...pictureMeta(page.picture ?? frame?.preview ?? null, frame?.origin ?? ''),
  ];
}

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
});

function pictureMeta(picture: Preview | null, origin: string): MetaDescriptor[] {
  if (!picture) return [{ name: 'twitter:card', content: 'summary' }];
  return [
    { property: 'og:image', content: new URL(picture.url, origin || 'http://localhost').href },
    ...(picture.alt ? [{ property: 'og:image:alt', content: picture.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
