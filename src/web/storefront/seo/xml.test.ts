import { expect, it } from 'vitest';
import { escapeMarkup } from '#domain/escape-markup.ts';
import { sitemapIndexXml, sitemapXml } from './xml.ts';

it('lets nothing that was written leave its place', () => {
  expect(escapeMarkup(`</loc>&"'`)).toBe('&#60;/loc&#62;&#38;&#34;&#39;');
  expect(sitemapXml('https://shop.example', ['/shop?a=1&b=2', '/product/घड़ी-1'])).toContain(
    '<url><loc>https://shop.example/shop?a=1&#38;b=2</loc>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/shop?a=1&#38;b=2"/>' +
      '<xhtml:link rel="alternate" hreflang="ar" href="https://shop.example/ar/shop?a=1&#38;b=2"/>' +
      '<xhtml:link rel="alternate" hreflang="hi" href="https://shop.example/hi/shop?a=1&#38;b=2"/></url>\n' +
      '<url><loc>https://shop.example/ar/shop?a=1&#38;b=2</loc>',
  );
});

it('names sitemaps in an index', () => {
  expect(sitemapIndexXml('https://shop.example', ['/sitemap/taxonomy.xml'])).toMatch(
    /<sitemapindex [^>]+>\n<sitemap><loc>https:\/\/shop.example\/sitemap\/taxonomy.xml<\/loc><\/sitemap>/,
  );
});
