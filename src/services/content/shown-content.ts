import type { Section } from '#contracts/content/content.ts';
import type {
  AboutContent,
  HomeContent,
  ShownPicture,
  ShownSection,
} from '#contracts/content/shown.ts';
import { type ContentPicture, isScene, type Words } from '#contracts/content/words.ts';
import type { MediaItem } from '#contracts/media.ts';
import type { PublicSite, SiteConfig } from '#contracts/site-config.ts';
import { FIRST_LANGUAGE, type Language } from '#languages/languages.ts';
import { inEachOther } from '#languages/translations.ts';
import { mediaUrl, presentMedia } from '../media/present-media.ts';
import type { Current } from './current-content.ts';
import { presentLink } from './shown-pages.ts';

/** Returns what the home page shows otherwise than in a fresh shop, in a language. */
export function homeContent(current: Current, language: Language): HomeContent {
  const { kept, content } = current;
  const say = sayIn(language);
  const see = seeIn(current);
  return {
    ...(kept.slides && {
      slides: content.slides.map(({ start, end, text, button, to, picture, narrow }) => ({
        ...{ start: say(start), end: say(end), text: say(text), button: say(button), to },
        ...{ picture: see(picture), narrow: narrow === undefined ? null : see(narrow) },
      })),
    }),
    ...(kept.promotions && {
      promotions: content.promotions.map(({ title, text, to, picture }) => ({
        ...{ title: say(title), text: say(text), to, picture: see(picture) },
      })),
    }),
    ...(kept.sections && {
      sections: content.sections.map((section) => shownSection(section, say, see)),
    }),
  };
}

type Say = (text: Words) => string;
type See = (picture: ContentPicture) => ShownPicture;

const sayIn =
  (language: Language): Say =>
  (words) =>
    words[language] || words[FIRST_LANGUAGE];

/** A picture that is not there any more, as after a restore without pictures, is one of every shop's. */
const seeIn =
  ({ pictures }: Current): See =>
  (picture) => {
    if (isScene(picture)) return picture;
    const asset = pictures.get(picture);
    return asset === undefined ? 'shop' : presentMedia(asset, '');
  };

function shownSection(section: Section, say: Say, see: See): ShownSection {
  switch (section.kind) {
    case 'category':
    case 'lowered':
    case 'pieces':
      return { ...section, title: say(section.title) };
    case 'banner': {
      const { kind, title, text, button, to, picture, narrow } = section;
      return {
        ...{ kind, title: say(title), text: say(text), button: say(button), to },
        ...{ picture: see(picture), narrow: narrow === undefined ? null : see(narrow) },
      };
    }
    case 'story':
      return {
        ...{ kind: section.kind, title: say(section.title) },
        paragraphs: section.paragraphs.map(say),
        picture: section.picture === undefined ? null : see(section.picture),
      };
    default:
      return section;
  }
}

/** Returns the terms that were added, in a language. */
export function aboutContent({ content }: Current, language: Language): AboutContent {
  const say = sayIn(language);
  return {
    terms: content.terms.map(({ title, text }) => ({ title: say(title), text: say(text) })),
  };
}

/** Returns the site's texts as every page gets them, in a language. */
export function publicSite(current: Current, language: Language): PublicSite {
  const { notice, kept, footerPages, hasStories } = current;
  const { privacy: _, logo: __, analytics: ___, ...site } = current.siteIn(language);
  const { social = [], seo = {}, accent } = current.content;
  const say = sayIn(language);
  const uploaded = uploadedIn(current);
  const logo = shopLogo(current);
  return {
    ...site,
    ...inEachOther(() => undefined),
    notice: notice.version,
    ...(logo && { logo }),
    ...(accent !== 'brass' && { accent }),
    ...(social.length > 0 && { social }),
    ...(hasStories && { hasStories }),
    ...(footerPages.length > 0 && {
      pages: footerPages.map((page) => presentLink(page, language)),
    }),
    ...(kept.seo && {
      seo: Object.fromEntries(
        Object.entries(seo).map(([page, { title, description }]) => [
          page,
          {
            ...(title && { title: say(title) }),
            ...(description && { description: say(description) }),
          },
        ]),
      ),
    }),
    ...(uploaded && { uploaded }),
  };
}

function uploadedIn({ kept, pictures }: Current): PublicSite['uploaded'] {
  const find = (picture: ContentPicture | null | undefined): MediaItem | null => {
    const asset = pictures.get(picture ?? '');
    return asset === undefined ? null : presentMedia(asset, '');
  };
  const [about, openGraph] = [find(kept.aboutPicture), find(kept.socialPicture)];
  if (about === null && openGraph === null) return undefined;
  return { ...(about && { about }), ...(openGraph && { openGraph }) };
}

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
