import { getTrendingOrder } from '#contracts/calls/home-page.ts';
import { listTrendingOrder } from '#database/queries/home-page/trending-pieces.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { type PublicRead, publicRead } from '../public-read.ts';

/** In which order the home page shows what trends. */
export const homePageReads = ({ db }: AppContext): PublicRead[] => [
  publicRead(getTrendingOrder, async () => ({
    value: await listTrendingOrder(db),
    tags: [cacheTags.trending],
  })),
];
