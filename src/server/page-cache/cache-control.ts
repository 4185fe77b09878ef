/**
 * `Cache-Control` of public answers. Readers always ask again and mostly get a 304. With
 * `sharedSeconds` above 0 a CDN may answer for that long by itself, and show changes that much later.
 */
export function cacheControl(sharedSeconds: number): string {
  if (sharedSeconds <= 0) return 'no-cache';
  return `public, max-age=0, must-revalidate, s-maxage=${Math.floor(sharedSeconds)}`;
}
