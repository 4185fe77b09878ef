import { dayOf } from '#domain/availability/reservation.ts';
import { dateInWords } from '#domain/time/date-words.ts';
import { language } from '#texts/language.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { CardLink } from '../lists/card-link.tsx';
import { storyPath } from './paths.ts';
import type { PageStory } from './read-article.ts';

type StoryCardProps = { story: PageStory; heading: 'h2' | 'h3'; sizes: string; priority?: boolean };

/** A story in a list: its picture, title and first words. */
export function StoryCard({ story, heading: Heading, ...picture }: StoryCardProps) {
  const { name, title, summary, cover, publishedAt } = story;
  return (
    <article className="group relative" lang={spokenOf(story)}>
      <Picture media={cover} ratio={3 / 2} fill alt="" {...picture} />
      <p className="mt-5 text-fine text-ink-muted">
        <Day moment={publishedAt} />
      </p>
      <Heading className="mt-1.5 font-serif text-title text-balance wrap-anywhere">
        <CardLink to={storyPath(name)}>
          <bdi>{title}</bdi>
        </CardLink>
      </Heading>
      {summary && (
        <p className="mt-2 line-clamp-3 text-small text-ink-soft">
          <bdi>{summary}</bdi>
        </p>
      )}
    </article>
  );
}

/** Returns the language of a page that is not in that of the site around it. */
export const spokenOf = (story: Pick<PageStory, 'language'>) =>
  story.language === language ? undefined : story.language;

/** The day of a story in the Emirates, in the language of the site. */
export const Day = ({ moment }: { moment: string }) => (
  <time dir="auto" dateTime={moment} lang={language}>
    {dateInWords(dayOf(new Date(moment)))}
  </time>
);
