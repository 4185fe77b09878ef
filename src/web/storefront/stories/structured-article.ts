import type { PageStory } from './read-article.ts';

/** Returns a story or plain page as structured data, for search engines. */
export function structuredArticle(story: PageStory, address: string) {
  const { title, summary, cover, language, publishedAt, changedAt } = story;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(summary && { description: summary }),
    ...(cover && { image: new URL(cover.url, address).href }),
    inLanguage: language,
    datePublished: publishedAt,
    dateModified: changedAt,
    mainEntityOfPage: address,
  };
}
