/**
 * Returns the `Cache-Control` of public responses. Browsers always revalidate and mostly get a 304.
 * With `sharedSeconds` above 0 a CDN may serve a response that long by itself, and shows changes
 * that much later.
 */
export function cacheControl(sharedSeconds: number): string {
  if (sharedSeconds <= 0) return 'no-cache';
  return `public, max-age=0, must-revalidate, s-maxage=${Math.floor(sharedSeconds)}`;
}
