import { data } from 'react-router';
import { getStories } from '#contracts/content/page-calls.ts';
import * as texts from '#texts/storefront/stories.ts';
import { addresses, canonicalPage } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { apiContext } from '../../api-context.ts';
import { PageHead } from '../page-head.tsx';
import { wholeNumber } from '../read-params.ts';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/stories';
import { feedLink } from './feed-link.ts';
import { pageStory } from './read-article.ts';
import { StoryCard } from './story-card.tsx';

/** Stories on a page. */
const SHOWN = 12;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = Math.max(wholeNumber(url.searchParams.get('page')), 1);
  const query = { page: String(page), limit: String(SHOWN) };
  const { rows, total } = await context.get(apiContext).list(getStories, { query });
  if (rows.length === 0 && page > 1) throw data(null, { status: 404 });
  return { page, stories: rows.map(pageStory), isLast: page * SHOWN >= total };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: texts.title,
    path: addresses.stories(canonicalPage({ page: loaderData?.page ?? 1 })),
    description: texts.description,
    found: (loaderData?.stories.length ?? 0) > 0,
  }),
  feedLink,
];

/** All stories, the newest first. */
export default function Stories({ loaderData }: Route.ComponentProps) {
  const { page, stories, isLast } = loaderData;
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
              <ButtonLink
                look="line"
                to={addresses.stories({ page: page > 2 ? page - 1 : undefined })}
              >
                {texts.newer}
              </ButtonLink>
            ) : (
              <span />
            )}
            {!isLast && (
              <ButtonLink look="line" to={addresses.stories({ page: page + 1 })}>
                {texts.older}
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </>
  );
}
