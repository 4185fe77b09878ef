import * as texts from '#texts/storefront/stories.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '../page-head.tsx';
import { storiesPath } from './paths.ts';
import type { PageStory } from './read-article.ts';
import { StoryCard } from './story-card.tsx';

export type StoryListProps = { page: number; stories: PageStory[]; isLast: boolean };

/** All stories, the newest first. */
export function StoryList({ page, stories, isLast }: StoryListProps) {
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      <div className="margins pt-10 pb-24 md:pt-16 md:pb-32">
        {stories.length === 0 ? (
          <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
            <ButtonLink look="line" to={addresses.shop()}>
              {texts.toShop}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
            {stories.map((story, index) => (
              <li key={story.name}>
                <StoryCard
                  story={story}
                  heading="h2"
                  sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw"
                  priority={index === 0}
                />
              </li>
            ))}
          </ul>
        )}
        {(page > 1 || !isLast) && (
          <nav aria-label={texts.pages} className="mt-16 flex justify-between gap-4">
            {page > 1 ? (
              <ButtonLink look="line" to={storiesPath({ page: page > 2 ? page - 1 : undefined })}>
                {texts.newer}
              </ButtonLink>
            ) : (
              <span />
            )}
            {!isLast && (
              <ButtonLink look="line" to={storiesPath({ page: page + 1 })}>
                {texts.older}
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </>
  );
}
