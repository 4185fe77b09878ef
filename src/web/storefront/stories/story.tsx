import { getStories } from '#contracts/content/page-calls.ts';
import { inLanguage, languages } from '#languages/languages.ts';
import { language } from '#texts/language.ts';
import * as texts from '#texts/storefront/stories.ts';
import { addresses } from '#web/ui/addresses.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { apiContext } from '../../api-context.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/story';
import { Blocks } from './blocks.tsx';
import { feedLink } from './feed-link.ts';
import { LatestStories } from './latest-stories.tsx';
import { pageStory, readArticle } from './read-article.ts';
import { Day, spokenOf } from './story-card.tsx';
import { structuredArticle } from './structured-article.ts';
import './stories.css';

/** Other stories below one. */
const MORE = 3;

export async function loader({ context, params: { name }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [story, newest] = await Promise.all([
    readArticle(api, 'story', name),
    api.get(getStories, { query: { limit: String(MORE + 1) } }),
  ]);
  const others = newest.filter((other) => other.name !== name).slice(0, MORE);
  const address = url.origin + inLanguage(language, addresses.story(name));
  return {
    story,
    more: others.map(pageStory),
    structured: structuredArticle(story, address),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ name: 'robots', content: 'noindex' }];
  const { story, structured } = loaderData;
  return [
    ...pageMeta(matches, {
      title: story.title,
      path: addresses.story(story.name),
      description: story.summary || story.title,
      picture: story.cover,
    }),
    { property: 'og:type', content: 'article' },
    feedLink,
    { 'script:ld+json': structured },
  ];
};

export default function Story({ loaderData }: Route.ComponentProps) {
  const { story, more } = loaderData;
  const spoken = spokenOf(story);
  return (
    <>
      <div className="margins pt-6">
        <Breadcrumbs trail={[{ label: texts.title, to: addresses.stories() }]} here={story.title} />
      </div>
      <article className="pb-24 md:pb-32" lang={spoken} dir={spoken && languages[spoken].direction}>
        <header className="margins mx-auto max-w-5xl pt-10 pb-10 text-center md:pt-16 md:pb-14">
          <p className="eyebrow text-brass-deep">
            <Day moment={story.publishedAt} />
          </p>
          <h1 className="mt-5 font-display text-page text-balance wrap-anywhere">{story.title}</h1>
          {story.summary && (
            <p className="mx-auto mt-6 max-w-2xl text-lead text-pretty text-ink-soft">
              {story.summary}
            </p>
          )}
        </header>
        {story.cover && (
          <div className="mb-12 md:margins md:mb-20">
            <Picture
              media={story.cover}
              sizes="(min-width: 48rem) 92vw, 99vw"
              ratio={null}
              fill
              priority
              className="aspect-[4/3] w-full md:aspect-[2/1]"
            />
          </div>
        )}
        <div className="margins">
          <Blocks blocks={story.blocks} />
        </div>
      </article>
      {more.length > 0 && (
        <div className="border-t border-line">
          <LatestStories title={texts.more} stories={more} />
        </div>
      )}
    </>
  );
}
