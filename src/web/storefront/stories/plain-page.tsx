import { inLanguage, languages } from '#languages/languages.ts';
import { language } from '#texts/language.ts';
import { addresses } from '#web/ui/addresses.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { apiContext } from '../../api-context.ts';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/plain-page';
import { Blocks } from './blocks.tsx';
import { readArticle } from './read-article.ts';
import { spokenOf } from './story-card.tsx';
import { structuredArticle } from './structured-article.ts';
import './stories.css';

export async function loader({ context, params: { name }, url }: Route.LoaderArgs) {
  const page = await readArticle(context.get(apiContext), 'page', name);
  const address = url.origin + inLanguage(language, addresses.plainPage(name));
  return { page, structured: structuredArticle(page, address) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ name: 'robots', content: 'noindex' }];
  const { page, structured } = loaderData;
  return [
    ...pageMeta(matches, {
      title: page.title,
      path: addresses.plainPage(page.name),
      description: page.summary || page.title,
      picture: page.cover,
    }),
    { 'script:ld+json': structured },
  ];
};

/** A page of the shop's own, as on care or on its guarantee. */
export default function PlainPage({ loaderData: { page } }: Route.ComponentProps) {
  const spoken = spokenOf(page);
  return (
    <article
      className="margins pt-12 pb-24 md:pt-20 md:pb-32"
      lang={spoken}
      dir={spoken && languages[spoken].direction}
    >
      <header className="mx-auto max-w-[40rem]">
        <h1 className="font-display text-page text-balance wrap-anywhere">{page.title}</h1>
        {page.summary && <p className="mt-5 text-lead text-ink-soft">{page.summary}</p>}
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
