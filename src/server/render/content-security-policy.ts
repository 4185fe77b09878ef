export type ContentSecurityPolicyOptions = {
  /** Where pictures and videos come from if not from here: `https://media.example.com`. */
  mediaOrigins: readonly string[];
  /** The random value that marks the document's own scripts; without it, no inline script runs. */
  nonce?: string;
};

/**
 * The policy of one document. Inline scripts run where they carry the value drawn for this very
 * rendering, whatever else may stand in the page.
 */
export function contentSecurityPolicy({
  mediaOrigins,
  nonce,
}: ContentSecurityPolicyOptions): string {
  const media = ['blob:', ...mediaOrigins];
  return [
    "default-src 'self'",
    `script-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${media.join(' ')}`,
    `media-src 'self' ${media.join(' ')}`,
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
