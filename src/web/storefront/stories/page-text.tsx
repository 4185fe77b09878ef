import { languages } from '#languages/languages.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Blocks } from './blocks.tsx';
import type { Article } from './read-article.ts';
import { spokenOf } from './story-card.tsx';
import './stories.css';

/** A page of the shop's own, as on care or on its guarantee. */
export function PageText({ page }: { page: Article }) {
  const spoken = spokenOf(page);
  return (
    <article
      className="margins pt-12 pb-24 md:pt-20 md:pb-32"
      lang={spoken}
      dir={spoken && languages[spoken].direction}
    >
      <header className="mx-auto max-w-[40rem]">
        <h1 dir="auto" className="font-display text-page text-balance wrap-anywhere">
          {page.title}
        </h1>
        {page.summary && (
          <p dir="auto" className="mt-5 text-lead text-ink-soft">
            {page.summary}
          </p>
        )}
      </header>
      {page.cover && (
        <Picture
          media={page.cover}
          sizes="(min-width: 64rem) 60rem, 92vw"
          ratio={3 / 2}
          fill
          priority
          className="mx-auto mt-10 w-full max-w-[60rem]"
        />
      )}
      <div className="mt-10 md:mt-14">
        <Blocks blocks={page.blocks} />
      </div>
    </article>
  );
}
