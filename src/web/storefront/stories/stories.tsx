import { data } from 'react-router';
import { getStories } from '#contracts/calls/pages.ts';
import { inLanguage } from '#languages/languages.ts';
import { language } from '#texts/language.ts';
import * as texts from '#texts/storefront/stories.ts';
import { canonicalPage } from '#web/ui/addresses.ts';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { type ApiClient, apiContext } from '../../api-context.ts';
import { wholeNumber } from '../read-params.ts';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/stories';
import { feedPath, storiesPath, storyPath } from './paths.ts';
import { pageStory, readArticle } from './read-article.ts';
import { structuredArticle } from './structured-article.ts';
import './stories.css';

const StoryList = lazyHydrate(
  () => import('./story-list.tsx'),
  (module) => module.StoryList,
);
const StoryPage = lazyHydrate(
  () => import('./story-page.tsx'),
  (module) => module.StoryPage,
);

/** Stories on a page of the list, and others below one. */
const SHOWN = 12;
const MORE = 3;

/** One story where it is named, else all of them. */
export async function loader({ context, params: { name }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  if (name !== undefined) return { list: null, one: await readOne(api, name, url.origin) };
  const page = Math.max(wholeNumber(url.searchParams.get('page')), 1);
  const query = { page: String(page), limit: String(SHOWN) };
  const { rows, total } = await api.list(getStories, { query });
  if (rows.length === 0 && page > 1) throw data(null, { status: 404 });
  const stories = rows.map(pageStory);
  return { list: { page, stories, isLast: page * SHOWN >= total }, one: null };
}

async function readOne(api: ApiClient, name: string, origin: string) {
  const [story, newest] = await Promise.all([
    readArticle(api, 'story', name),
    api.get(getStories, { query: { limit: String(MORE + 1) } }),
  ]);
  const others = newest.filter((other) => other.name !== name).slice(0, MORE);
  const address = origin + inLanguage(language, storyPath(name));
  return { story, more: others.map(pageStory), structured: structuredArticle(story, address) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ name: 'robots', content: 'noindex' }];
  const { list, one } = loaderData;
  const feed = {
    ...{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml' },
    href: feedPath,
  };
  if (one === null) {
    return [
      ...pageMeta(matches, {
        title: texts.title,
        path: storiesPath(canonicalPage(list)),
        description: texts.description,
        found: list.stories.length > 0,
      }),
      feed,
    ];
  }
  const { story, structured } = one;
  return [
    ...pageMeta(matches, {
      title: story.title,
      path: storyPath(story.name),
      description: story.summary || story.title,
      picture: story.cover,
    }),
    { property: 'og:type', content: 'article' },
    feed,
    { 'script:ld+json': structured },
  ];
};

export default function Stories({ loaderData: { list, one } }: Route.ComponentProps) {
  return one === null ? <StoryList {...list} /> : <StoryPage story={one.story} more={one.more} />;
}
