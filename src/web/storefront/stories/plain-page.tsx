import { inLanguage } from '#languages/languages.ts';
import { language } from '#texts/language.ts';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { apiContext } from '../../api-context.ts';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/plain-page';
import { plainPath } from './paths.ts';
import { readArticle } from './read-article.ts';
import { structuredArticle } from './structured-article.ts';
import './stories.css';

const PageText = lazyHydrate(
  () => import('./page-text.tsx'),
  (module) => module.PageText,
);

export async function loader({ context, params: { name }, url }: Route.LoaderArgs) {
  const page = await readArticle(context.get(apiContext), 'page', name);
  const address = url.origin + inLanguage(language, plainPath(name));
  return { page, structured: structuredArticle(page, address) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ name: 'robots', content: 'noindex' }];
  const { page, structured } = loaderData;
  return [
    ...pageMeta(matches, {
      title: page.title,
      path: plainPath(page.name),
      description: page.summary || page.title,
      picture: page.cover,
    }),
    { 'script:ld+json': structured },
  ];
};

export default function PlainPage({ loaderData: { page } }: Route.ComponentProps) {
  return <PageText page={page} />;
}
