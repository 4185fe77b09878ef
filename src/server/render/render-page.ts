import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { RawResponse, ResponseHeaders } from '#server/page-cache/packed-response.ts';
import type { PublicReads } from '#server/page-cache/public-reads.ts';
import type { ApiClient } from '#web/api-context.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { failurePage } from './failure-page.ts';
import { createLoaderClient, type PageReads } from './loader-client.ts';
import { splitBuild } from './split-build.ts';

/**
 * The server build's own context keys: a key imported from `src/web` here would be another object.
 */
export type RenderEntry = ServerBuild['entry']['module'] & {
  apiContext: RouterContext<ApiClient>;
  nonceContext: RouterContext<string>;
  reportContext: RouterContext<(error: unknown) => void>;
  documentContext: RouterContext<((html: string) => void) | null>;
};

export type PageRendererOptions = {
  /** The server build, or in development a function that loads the newest. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  reads: Pick<PublicReads, 'ask'>;
  /**
   * Origin of all absolute links. A request's `Host` must not decide the contents of a cached page.
   */
  publicUrl: string;
  mediaOrigins: readonly string[];
  /** See `cacheControl`. */
  cacheControl: string;
  log: Pick<FastifyBaseLogger, 'error' | 'debug'>;
  /** Development shows causes, caches nothing and allows what hot reloading needs. */
  mode?: 'production' | 'development';
};

/** A document comes as a string beside its response, which then has no body. */
type Rendered = { response: Response; document: string | undefined };

/** Vite writes scripts into the page, evaluates modules and listens on a socket. */
const HOT_RELOADING_POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:";

/**
 * Renders `url` (path and query) for nobody in particular. Returns failures too; does not throw. Adds
 * the tags of what it has read to `tags` as it goes.
 */
export type RenderPage = (url: string, tags?: Set<string>) => Promise<RawResponse>;

/** Creates a renderer by React Router of pages, the router's `.data`, and resource routes. */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const mode = options.mode ?? 'production';
  const handle = createHandler(options.build, mode);

  async function respond(url: string, reads: PageReads, nonce: string): Promise<Rendered> {
    const build = typeof options.build === 'function' ? await options.build() : options.build;
    const entry = build.entry.module as RenderEntry;
    const context = new RouterContextProvider();
    context.set(entry.apiContext, createLoaderClient(options.reads, reads));
    context.set(entry.nonceContext, nonce);
    context.set(entry.reportContext, (error: unknown) => report(url, error));
    let document: string | undefined;
    context.set(entry.documentContext, (html: string) => {
      document = html;
    });
    const response = await handle(pathOf(url))(new Request(options.publicUrl + url), context);
    return { response, document };
  }

  function report(url: string, error: unknown): void {
    options.log.error({ err: error, page: pathOf(url) }, 'A page failed to render');
  }

  return async (url, tags = new Set()) => {
    const reads: PageReads = { tags, cacheable: mode === 'production' };
    const nonce = randomBytes(16).toString('base64url');
    try {
      const rendered = await respond(url, reads, nonce);
      return await rawResponseFrom(rendered, url, reads, nonce);
    } catch (error) {
      report(url, error);
      return failed();
    }
  };

  async function rawResponseFrom(
    { response, document }: Rendered,
    url: string,
    reads: PageReads,
    nonce: string,
  ): Promise<RawResponse> {
    const headers = headersOf(response.headers);
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (response.status >= 500 && !isHtml && !isDataUrl(url)) return failed();
    const body = document ?? (await response.bytes());
    headers['cache-control'] ??= response.status >= 500 ? 'no-store' : options.cacheControl;
    if (isHtml) headers['content-security-policy'] = policy(nonce);
    if (response.status === 200 && !reads.cacheable && mode === 'production') {
      options.log.debug(
        { page: pathOf(url) },
        'A page is not kept: it read what has no tags, or failed',
      );
    }
    return {
      status: response.status,
      headers,
      body,
      tags: reads.tags,
      keep: reads.cacheable,
      // A document holds the mark of its scripts, and the next one another.
      ...(isHtml && { mark: nonce }),
    };
  }

  function failed(): RawResponse {
    return {
      status: 500,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy(),
      },
      body: failurePage,
      tags: [],
      keep: false,
    };
  }

  function policy(nonce?: string): string {
    if (mode === 'development') return HOT_RELOADING_POLICY;
    return contentSecurityPolicy({ mediaOrigins: options.mediaOrigins, ...(nonce && { nonce }) });
  }
}

type Handler = ReturnType<typeof createRequestHandler>;

/** Returns a function from paths to their handler: that of the storefront knows its routes alone. */
function createHandler(
  build: PageRendererOptions['build'],
  mode: 'production' | 'development',
): (path: string) => Handler {
  if (typeof build === 'function') {
    const handle = createRequestHandler(build, mode);
    return () => handle;
  }
  const { storefront, isElsewhere } = splitBuild(build);
  const [whole, shoppers] = [build, storefront].map((part) => createRequestHandler(part, mode));
  return (path) => (isElsewhere(path) ? whole : shoppers) as Handler;
}

const isDataUrl = (url: string) => pathOf(url).endsWith('.data');

/** Returns the path without the query, which may hold a search. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

function headersOf(headers: Headers): ResponseHeaders {
  const plain: ResponseHeaders = Object.fromEntries(headers);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) plain['set-cookie'] = cookies;
  return plain;
}
