import type { StoryCard } from '#contracts/content/shown.ts';
import { escapeMarkup } from '#domain/escape-markup.ts';
import { inLanguage, languageNames } from '#languages/languages.ts';
import { feedPath, storiesPath, storyPath } from '../stories/paths.ts';

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const addressOf = (origin: string, path: string) => escapeMarkup(new URL(path, origin).href);

/** Returns a sitemap of pages, given by their English paths: each in every language, with its others beside it. */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const each = languageNames.map((language) => ({
      language,
      address: addressOf(origin, inLanguage(language, path)),
    }));
    const alternates = each
      .map(
        ({ language, address }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
      )
      .join('');
    return each.map(({ address }) => `<url><loc>${address}</loc>${alternates}</url>`);
  });
  return xmlOf('urlset', `xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`, entries);
}

export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${addressOf(origin, path)}</loc></sitemap>`);
  return xmlOf('sitemapindex', `xmlns="${SITEMAPS}"`, entries);
}

const xmlOf = (name: string, attributes: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${attributes}>\n${entries.join('\n')}\n</${name}>\n`;

export function xmlResponse(xml: string): Response {
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

type Feed = { title: string; author: string; stories: readonly StoryCard[] };

/** Returns an Atom feed of stories (RFC 4287), the newest first. */
export function atomXml(origin: string, { title, author, stories }: Feed): string {
  const feed = addressOf(origin, feedPath);
  const list = addressOf(origin, storiesPath());
  const updated = stories.map(({ changedAt }) => changedAt).sort();
  return xmlOf('feed', 'xmlns="http://www.w3.org/2005/Atom"', [
    `<id>${feed}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<updated>${updated.at(-1) ?? '1970-01-01T00:00:00Z'}</updated>`,
    `<author><name>${escapeMarkup(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${feed}"/>`,
    `<link rel="alternate" type="text/html" href="${list}"/>`,
    ...stories.map((story) => atomEntry(origin, story)),
  ]);
}

function atomEntry(origin: string, { name, title, summary, ...story }: StoryCard): string {
  const address = addressOf(origin, storyPath(name));
  return [
    `<entry><id>${address}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${story.publishedAt}</published><updated>${story.changedAt}</updated>`,
    `<summary>${escapeMarkup(summary || title)}</summary></entry>`,
  ].join('');
}
