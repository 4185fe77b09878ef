import { languages } from '#languages/languages.ts';
import * as texts from '#texts/storefront/stories.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Blocks } from './blocks.tsx';
import { LatestStories } from './latest-stories.tsx';
import type { Article, PageStory } from './read-article.ts';
import { Day, spokenOf } from './story-card.tsx';
import './stories.css';
import { storiesPath } from './paths.ts';

export type StoryProps = { story: Article; more: PageStory[] };

/** One story, with others below it. */
export function StoryPage({ story, more }: StoryProps) {
  const spoken = spokenOf(story);
  return (
    <>
      <div className="margins pt-6">
        <Breadcrumbs trail={[{ label: texts.title, to: storiesPath() }]} here={story.title} />
      </div>
      <article className="pb-24 md:pb-32" lang={spoken} dir={spoken && languages[spoken].direction}>
        <header className="margins mx-auto max-w-5xl pt-10 pb-10 text-center md:pt-16 md:pb-14">
          <p className="eyebrow text-brass-deep">
            <Day moment={story.publishedAt} />
          </p>
          <h1 dir="auto" className="mt-5 font-display text-page text-balance wrap-anywhere">
            {story.title}
          </h1>
          {story.summary && (
            <p dir="auto" className="mx-auto mt-6 max-w-2xl text-lead text-pretty text-ink-soft">
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
              className="aspect-[3/2] w-full md:aspect-[2/1]"
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
