import { getProductCards } from '#contracts/calls/cards.ts';
import { getStories } from '#contracts/calls/pages.ts';
import type { SingleSection } from '#contracts/content/content.ts';
import type { ShownSection } from '#contracts/content/shown.ts';
import type { PublicSite, SiteConfig } from '#contracts/site-config.ts';
import { addresses } from '#web/ui/addresses.ts';
import { pageCard } from '#web/ui/product/page-card.ts';
import type { ApiClient } from '../../api-context.ts';
import { type PageStory, pageStory } from '../stories/read-article.ts';
import { shownPicture, shownScene } from './home-scenes.ts';
import type { OwnSection } from './own-section.tsx';

const PIECES_SHOWN = 8;
const STORIES_SHOWN = 3;

export type PageSection =
  | { kind: Exclude<SingleSection, 'latest-stories'> }
  | { kind: 'latest-stories'; stories: PageStory[] }
  | OwnSection;

/** The sections of the home page before admins put them otherwise. */
export const firstSections = ({ hasStories }: PublicSite): ShownSection[] => [
  { kind: 'promotions' },
  { kind: 'trending' },
  { kind: 'recently-viewed' },
  { kind: 'featured-sellers' },
  ...(hasStories ? [{ kind: 'latest-stories' } as const] : []),
  { kind: 'new-arrivals' },
];

/** Returns the sections of the home page as admins have put them, with the pieces that those of theirs show. */
export function readSections(
  api: ApiClient,
  site: SiteConfig,
  sections: readonly ShownSection[],
): Promise<PageSection[]> {
  return Promise.all(sections.map((section) => readSection(api, site, section)));
}

async function readSection(
  api: ApiClient,
  site: SiteConfig,
  section: ShownSection,
): Promise<PageSection> {
  switch (section.kind) {
    case 'category':
    case 'lowered': {
      const { title } = section;
      const filter =
        section.kind === 'category'
          ? ({ category: section.category, sort: 'newest' } as const)
          : ({ discount: 'true' } as const);
      const rows = await api.get(getProductCards, { query: { ...filter, limit: PIECES_SHOWN } });
      return { kind: 'pieces', title, pieces: rows.map(pageCard), to: addresses.shop(filter) };
    }
    case 'pieces': {
      const { title, pieces: ids } = section;
      const query = { ids: ids.join(','), limit: ids.length };
      const rows = await api.get(getProductCards, { query });
      const inOrder = ids.flatMap((id) => rows.find(({ _id }) => _id === id) ?? []);
      return { kind: 'pieces', title, pieces: inOrder.map(pageCard) };
    }
    case 'banner': {
      const { picture, narrow, ...words } = section;
      const shown = shownScene(site, picture, narrow);
      return { ...words, picture: shown.picture, narrow: shown.narrow };
    }
    case 'story': {
      const { picture, ...words } = section;
      return { ...words, picture: picture === null ? null : shownPicture(site, picture) };
    }
    case 'latest-stories': {
      const stories = await api.get(getStories, { query: { limit: String(STORIES_SHOWN) } });
      return { kind: 'latest-stories', stories: stories.map(pageStory) };
    }
    default:
      return { kind: section.kind };
  }
}
