import { getNavigation } from '#contracts/calls/site.ts';
import { readNavigation } from '#database/queries/catalogue/navigation.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { type PublicRead, publicRead } from '../public-read.ts';

/** What every page's header leads to. */
export const navigationReads = ({ db }: AppContext): PublicRead[] => [
  publicRead(getNavigation, async () => ({
    value: await readNavigation(db),
    tags: [cacheTags.navigation],
  })),
];
