import type { SiteConfig } from '#contracts/site-config.ts';

type Analytics = NonNullable<SiteConfig['analytics']>;

/** Whether the visits of a page are counted, by its path in English's addresses: never those of back offices. */
export const isCounted = (path: string): boolean => !/^\/(?:admin|seller|login)(?:\/|$)/.test(path);

/** The origin that a page's scripts may come from and send to. */
export const originOf = ({ url }: Analytics): string => new URL(url).origin;

/**
 * Returns the tags that count visits by the operator's own server, for the end of a document. Matomo sets no cookies, and
 * is told of pages that the router shows; Plausible finds them by itself.
 */
export function analyticsTags({ kind, url, site }: Analytics, nonce: string): string {
  const at = url.replace(/\/$/, '');
  if (kind === 'plausible') {
    return `<script defer data-domain="${site}" src="${at}/js/script.js"></script>`;
  }
  const told = [
    ['setTrackerUrl', `${at}/matomo.php`],
    ['setSiteId', site],
    ...[['disableCookies'], ['trackPageView'], ['enableLinkTracking']],
  ];
  const script = `var _paq=window._paq=${JSON.stringify(told)},was=history.pushState;history.pushState=function(){was.apply(this,arguments);setTimeout(function(){_paq.push(["setCustomUrl",location.href],["setDocumentTitle",document.title],["trackPageView"])})};`;
  return `<script nonce="${nonce}">${script}</script><script defer src="${at}/matomo.js"></script>`;
}
