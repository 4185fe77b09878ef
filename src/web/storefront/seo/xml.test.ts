import { expect, it } from 'vitest';
import { escapeXml, sitemapXml } from './xml.ts';

it('lets nothing that was written leave its place', () => {
  expect(escapeXml(`</loc>&"'`)).toBe('&#60;/loc&#62;&#38;&#34;&#39;');
  expect(sitemapXml('https://shop.example', ['/shop?a=1&b=2', '/product/घड़ी-1'])).toContain(
    '<url><loc>https://shop.example/shop?a=1&#38;b=2</loc></url>\n' +
      '<url><loc>https://shop.example/product/%E0%A4%98%E0%A4%A1%E0%A4%BC%E0%A5%80-1</loc></url>',
  );
});

it('names sitemaps in an index', () => {
  expect(sitemapXml('https://shop.example', ['/sitemap/places.xml'], true)).toMatch(
    /<sitemapindex [^>]+>\n<sitemap><loc>https:\/\/shop.example\/sitemap\/places.xml<\/loc><\/sitemap>/,
  );
});
