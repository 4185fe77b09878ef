/** Escapes text for XML. */
export function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Returns a sitemap of pages, or with `index` of further sitemaps. */
export function sitemapXml(origin: string, paths: readonly string[], index = false): string {
  const [set, entry] = index ? ['sitemapindex', 'sitemap'] : ['urlset', 'url'];
  const entries = paths.map(
    (path) => `<${entry}><loc>${escapeXml(new URL(path, origin).href)}</loc></${entry}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${set} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${set}>\n`;
}

export function xmlResponse(xml: string): Response {
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
