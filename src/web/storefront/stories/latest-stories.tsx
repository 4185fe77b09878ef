import * as texts from '#texts/storefront/stories.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { storiesPath } from './paths.ts';
import type { PageStory } from './read-article.ts';
import { StoryCard } from './story-card.tsx';

const SIZES = '(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw';

type LatestStoriesProps = { stories: readonly PageStory[]; title?: string };

/** A few stories side by side, and the way to all of them. */
export function LatestStories({ stories, title = texts.title }: LatestStoriesProps) {
  if (stories.length === 0) return null;
  return (
    <section className="margins py-20 md:py-28" aria-label={title}>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2 className="font-display text-heading">{title}</h2>
        <ButtonLink look="line" to={storiesPath()}>
          {texts.allStories}
        </ButtonLink>
      </div>
      <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 md:mt-14 lg:grid-cols-3">
        {stories.map((story) => (
          <li key={story.name}>
            <StoryCard story={story} heading="h3" sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
