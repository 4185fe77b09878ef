import { escapeMarkup } from '#domain/escape-markup.ts';
import { inLanguage, languageNames } from '#languages/languages.ts';

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

/** Returns an index of sitemaps. */
export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${addressOf(origin, path)}</loc></sitemap>`);
  return xmlOf('sitemapindex', `xmlns="${SITEMAPS}"`, entries);
}

const xmlOf = (name: string, attributes: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${attributes}>\n${entries.join('\n')}\n</${name}>\n`;

export function xmlResponse(xml: string): Response {
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
