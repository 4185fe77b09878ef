import { randomBytes } from 'node:crypto';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { SiteConfig } from '#contracts/site-config.ts';
import { type Language, languageNames, splitLanguage } from '#languages/languages.ts';
import type { RawResponse, ResponseHeaders } from '#server/page-cache/packed-response.ts';
import type { PublicReads } from '#server/page-cache/public-reads.ts';
import type { Log } from '#services/app-context.ts';
import { databaseAway } from '#services/failure.ts';
import type { ApiClient } from '#web/api-context.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { awayPage, failurePage } from './failure-page.ts';
import { createLoaderClient, type PageReads } from './loader-client.ts';
import { splitBuild } from './split-build.ts';

/**
 * The server build's own context keys: a key imported from `src/web` here would be another object.
 */
export type RenderEntry = ServerBuild['entry']['module'] & {
  apiContext: RouterContext<ApiClient>;
  nonceContext: RouterContext<string>;
  reportContext: RouterContext<(error: unknown) => void>;
  documentContext: RouterContext<((parts: readonly string[]) => void) | null>;
  stylesheet: string;
  stylesContext: RouterContext<string>;
};

export type PageRendererOptions = {
  /** The server build of each language, or in development a function that loads the newest of one. */
  build: Readonly<Record<Language, ServerBuild>> | (() => Promise<ServerBuild>);
  /** The storefront's styles, which its documents contain; without them they link to a file. */
  styles?: Readonly<Record<Language, string>> | undefined;
  reads: Pick<PublicReads, 'ask'>;
  /**
   * Origin of all absolute links. A request's `Host` must not decide the contents of a cached page.
   */
  publicUrl: string;
  mediaOrigins: readonly string[];
  /** Who counts the visits of the shop's pages. */
  analytics?: SiteConfig['analytics'];
  /** See `cacheControl`. */
  cacheControl: string;
  log: { debug: Log['info']; error: Log['error'] };
  /** Development shows causes, caches nothing and allows what hot reloading needs. */
  mode?: 'production' | 'development';
};

/** An address with what it says: its path in English's addresses is `rest`. */
type Asked = { url: string; path: string; language: Language; rest: string };

/** A document comes as its parts beside its response, which then has no body. */
type Rendered = { response: Response; document: readonly string[] | undefined };

/** Vite writes scripts into the page, evaluates modules and listens on a socket. */
const HOT_RELOADING_POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:";

/**
 * Renders `url` (path and query) for nobody in particular. Returns failures too; does not throw. Adds
 * the tags of what it has read to `tags` as it goes. A preview reads `from` elsewhere.
 */
export type RenderPage = (
  url: string,
  tags?: Set<string>,
  from?: PageRendererOptions['reads'],
) => Promise<RawResponse>;

/** Creates a renderer by React Router of pages, the router's `.data`, and resource routes. */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const mode = options.mode ?? 'production';
  const handle = createHandler(options.build, mode);

  async function respond(
    asked: Asked,
    reads: PageReads,
    nonce: string,
    from = options.reads,
  ): Promise<Rendered> {
    const { build: given } = options;
    const { url, language } = asked;
    const build = typeof given === 'function' ? await given() : given[language];
    const entry = build.entry.module as RenderEntry;
    const context = new RouterContextProvider();
    context.set(entry.apiContext, createLoaderClient(from, reads, language));
    context.set(entry.nonceContext, nonce);
    if (options.styles) context.set(entry.stylesContext, options.styles[language]);
    context.set(entry.reportContext, (error: unknown) => {
      if (!reads.away) report(asked, error);
    });
    let document: Rendered['document'];
    context.set(entry.documentContext, (parts: readonly string[]) => {
      document = parts;
    });
    const response = await handle(asked)(new Request(options.publicUrl + url), context);
    return { response, document };
  }

  function report({ path }: Asked, error: unknown): void {
    options.log.error({ err: error, page: path }, 'A page failed to render');
  }

  return async (url, tags = new Set(), from = options.reads) => {
    const reads: PageReads = { tags, cacheable: mode === 'production', away: false };
    const nonce = randomBytes(16).toString('base64url');
    const asked = understood(url);
    try {
      const rendered = await respond(asked, reads, nonce, from);
      if (reads.away) return away(asked);
      return await rawResponseFrom(rendered, asked, reads, nonce);
    } catch (error) {
      if (reads.away) return away(asked);
      report(asked, error);
      return failed(asked);
    }
  };

  async function rawResponseFrom(
    { response, document }: Rendered,
    asked: Asked,
    reads: PageReads,
    nonce: string,
  ): Promise<RawResponse> {
    const headers = headersOf(response.headers);
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const isData = asked.path.endsWith('.data');
    if (response.status >= 500 && !isHtml && !isData) return failed(asked);
    const analytics = isHtml && isCounted(asked.rest) ? options.analytics : undefined;
    const parts = document && analytics ? withTags(document, analytics, nonce) : document;
    const body = parts ? bytesOf(parts) : await response.bytes();
    headers['cache-control'] ??= controlOf(response.status);
    if (isHtml) {
      headers['content-security-policy'] = policy(nonce, analytics && originOf(analytics));
      headers['content-language'] = asked.language;
    }
    if (response.status === 200 && !reads.cacheable && mode === 'production') {
      options.log.debug(
        { page: asked.path },
        'A page is not kept: it read what has no tags, or failed',
      );
    }
    return {
      status: response.status,
      headers,
      body,
      tags: reads.tags,
      keep: reads.cacheable,
      sentOnly: true,
      // A document holds the mark of its scripts, and the next one another.
      ...(isHtml && { mark: nonce }),
    };
  }

  /** What is not there, or elsewhere now, may be there in a moment: a shared cache asks for it each time. */
  function controlOf(status: number): string {
    if (status === 200) return options.cacheControl;
    return status >= 500 ? 'no-store' : 'no-cache';
  }

  function away(asked: Asked): RawResponse {
    return { ...failed(asked, 503, awayPage), isAway: true };
  }

  function failed({ language }: Asked, status = 500, page = failurePage): RawResponse {
    return {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy(),
        ...(status === 503 && { 'retry-after': String(databaseAway().retryAfter) }),
      },
      body: page(language),
      tags: [],
      keep: false,
    };
  }

  function policy(nonce?: string, analytics?: string): string {
    if (mode === 'development') return HOT_RELOADING_POLICY;
    return contentSecurityPolicy({
      mediaOrigins: options.mediaOrigins,
      ...(nonce && { nonce }),
      ...(analytics && { analytics }),
    });
  }
}

type Handler = ReturnType<typeof createRequestHandler>;

/** Returns a function from addresses to their handler, which knows the routes that can be meant alone. */
function createHandler(
  build: PageRendererOptions['build'],
  mode: 'production' | 'development',
): (asked: Asked) => Handler {
  if (typeof build === 'function') {
    const handle = createRequestHandler(build, mode);
    return () => handle;
  }
  const parts = new Map(languageNames.map((language) => [language, splitBuild(build[language])]));
  const handlers = new Map<ServerBuild, Handler>();
  return ({ language, rest }) => {
    const part = parts.get(language)?.(rest) ?? build[language];
    const handle = handlers.get(part) ?? createRequestHandler(part, mode);
    handlers.set(part, handle);
    return handle;
  };
}

const END = '</body></html>';

/** Returns a document with the tags that count its visits, at its end. */
function withTags(
  document: readonly string[],
  analytics: NonNullable<SiteConfig['analytics']>,
  nonce: string,
): readonly string[] {
  const last = document.at(-1) ?? '';
  if (!last.endsWith(END)) return document;
  const before = [...document.slice(0, -1), last.slice(0, -END.length)];
  return [...before, analyticsTags(analytics, nonce), END];
}

/** Returns a document's bytes, in memory of their own. */
function bytesOf(parts: readonly string[]): Buffer {
  let length = 0;
  for (const part of parts) length += Buffer.byteLength(part);
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const part of parts) at += bytes.write(part, at);
  return bytes;
}

/** Splits an address, once for all who render it. Its query may hold a search, which no log gets. */
function understood(url: string): Asked {
  const path = url.split('?', 1)[0] ?? '';
  return { url, path, ...splitLanguage(path) };
}

function headersOf(headers: Headers): ResponseHeaders {
  const plain: ResponseHeaders = Object.fromEntries(headers);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) plain['set-cookie'] = cookies;
  return plain;
}

type Analytics = NonNullable<SiteConfig['analytics']>;

/** Whether the visits of a page are counted, by its path in English's addresses: never those of back offices. */
export const isCounted = (path: string): boolean => !/^\/(?:admin|seller|login)(?:\/|$)/.test(path);

/** The origin that a page's scripts may come from and send to. */
const originOf = ({ url }: Analytics): string => new URL(url).origin;

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
