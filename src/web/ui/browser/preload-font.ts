/**
 * A link that preloads a font before the style sheet asks for it; only for fonts that the page
 * surely shows.
 */
export const preloadFont = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
});
