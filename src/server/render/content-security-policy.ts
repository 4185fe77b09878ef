import { createHash } from 'node:crypto';

export type ContentSecurityPolicyOptions = {
  /** Where pictures and videos come from if not from here: `https://media.example.com`. */
  mediaOrigins: readonly string[];
};

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** Data in a script element is not run, so the policy does not ask for its hash. */
const DATA_TYPE = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const SOURCE = /(?:^|\s)src\s*=/i;

/** Builds the policy of one document: of inline scripts, only those that are in it may run. */
export function contentSecurityPolicy(
  html: string,
  { mediaOrigins }: ContentSecurityPolicyOptions,
): string {
  const hashes = inlineScripts(html).map(scriptHash);
  const scripts = ["'self'", ...new Set(hashes)];
  const media = ['blob:', ...mediaOrigins];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${media.join(' ')}`,
    `media-src 'self' ${media.join(' ')}`,
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What is between the tags of every script that a browser would run from the page itself. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !SOURCE.test(attributes) && !DATA_TYPE.test(attributes))
    .map(([, , script = '']) => script);
}

function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
