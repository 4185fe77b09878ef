export type ContentSecurityPolicyOptions = {
  /** Other origins of pictures and videos: `https://media.example.com`. */
  mediaOrigins: readonly string[];
  /** The random value that marks the document's own scripts; without it, no inline script runs. */
  nonce?: string;
  /** The origin of the script that counts visits. */
  analytics?: string;
};

/**
 * Returns the content security policy of one document. Inline scripts run only with the random
 * value of this rendering, whatever else is in the page.
 */
export function contentSecurityPolicy({
  mediaOrigins,
  nonce,
  analytics,
}: ContentSecurityPolicyOptions): string {
  const media = ['blob:', ...mediaOrigins];
  const counted = analytics === undefined ? '' : ` ${analytics}`;
  return [
    "default-src 'self'",
    `script-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}${counted}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${media.join(' ')}`,
    `media-src 'self' ${media.join(' ')}`,
    `connect-src 'self'${counted}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
