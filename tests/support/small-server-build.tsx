import { lazy, type ReactNode, Suspense, useContext } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { z } from 'zod';
import { defineCall } from '#contracts/calls/call.ts';
import { apiContext } from '#web/api-context.ts';
import * as entry from '#web/entry.server.tsx';
import { Nonce } from '#web/nonce.ts';

const Product = z.object({ name: z.string(), price: z.number() });
type Product = z.infer<typeof Product>;
const anyone = { summary: 'A read of the small site', policy: 'anyone' } as const;

export const getProduct = defineCall('GET /get-product/:id', {
  ...anyone,
  params: z.object({ id: z.string() }),
  response: Product,
});

export const getProducts = defineCall('GET /get-product', {
  ...anyone,
  query: z.object({ q: z.string().optional() }),
  response: z.array(Product),
});

type RouteModule = ServerBuild['routes'][string] extends infer R
  ? NonNullable<R> extends { module: infer M }
    ? M
    : never
  : never;

function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
        <script
          nonce={useContext(Nonce)}
          dangerouslySetInnerHTML={{ __html: 'document.documentElement.dataset.a = "1 < 2"' }}
        />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{"a":1}' }} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const root = {
  Layout,
  default: () => <Outlet />,
  ErrorBoundary() {
    const error = useRouteError();
    if (isRouteErrorResponse(error)) return <h1>Status {error.status}</h1>;
    return <h1>Failed: {error instanceof Error ? error.message : 'unknown'}</h1>;
  },
};

const home = { default: () => <h1>Home</h1> };

const product = {
  async loader({ context, params, request }: LoaderFunctionArgs) {
    const product = await context
      .get(apiContext)
      .get(getProduct, { params: { id: params.id ?? '' } });
    return { ...product, url: request.url, agent: request.headers.get('user-agent') };
  },
  default: function ProductPage() {
    const loaded = useLoaderData<Product & { url: string }>();
    return (
      <main title={loaded.name}>
        <h1>{loaded.name}</h1>
        <p>Price {loaded.price}</p>
        <p>Address {loaded.url}</p>
      </main>
    );
  },
};

const list = {
  loader: ({ context, request }: LoaderFunctionArgs) =>
    context.get(apiContext).list(getProducts, {
      query: { q: new URL(request.url).searchParams.get('q') ?? undefined },
    }),
  default: function ListPage() {
    const { rows, total, capped } = useLoaderData<{
      rows: Product[];
      total: number;
      capped: boolean;
    }>();
    return (
      <p>
        {rows.length} of {total} {capped ? 'or more' : 'exactly'}
      </p>
    );
  },
};

/** A page whose defences have failed: a stranger's script stands in it. */
const injected = {
  default: () => (
    <>
      <div dangerouslySetInnerHTML={{ __html: '<script>alert(2)</script>' }} />
      <div
        dangerouslySetInnerHTML={{ __html: '<script type="module" async="">alert(3)</script>' }}
      />
    </>
  ),
};

/** Shows what it can though a call failed. */
const tolerant = {
  loader: ({ context }: LoaderFunctionArgs) =>
    context
      .get(apiContext)
      .get(getProduct, { params: { id: 'none' } })
      .catch(() => null),
  default: () => <p>Shown anyway</p>,
};

/** Larger than what React would send behind a script, inside a boundary. */
const large = {
  default: () => (
    <Suspense fallback={<p>Waiting</p>}>
      <ul>
        {Array.from({ length: 1_000 }, (_, i) => (
          <li key={i}>A line of some length, number {i}</li>
        ))}
      </ul>
    </Suspense>
  ),
};

/** Parts whose code is not there yet when the page is rendered first, within a boundary and without. */
const Part = lazy(async () => ({ default: () => <p>A part that came later</p> }));
const late = {
  default: () => (
    <Suspense fallback={<p>Waiting</p>}>
      <Part />
    </Suspense>
  ),
};
const Other = lazy(async () => ({ default: () => <p>Another part that came later</p> }));
const lateOutside = { default: () => <Other /> };

const brokenLoader = {
  loader() {
    throw new Error('password=hunter2');
  },
  default: () => null,
};

const brokenComponent = {
  default(): ReactNode {
    throw new Error('password=hunter2');
  },
};

/** React would leave the waiting text for the browser to try again. */
const brokenPart = {
  default: () => (
    <Suspense fallback={<p>Waiting</p>}>
      <brokenComponent.default />
    </Suspense>
  ),
};

const brokenBoundary = { ...brokenComponent, ErrorBoundary: brokenComponent.default };

const cookie = {
  loader: () => null,
  headers: () => ({ 'Set-Cookie': 'a=b' }),
  default: () => <p>With a cookie</p>,
};

const leave = { loader: () => redirect('/shop', 301), default: () => null };

const feed = {
  loader: () => new Response('<feed/>', { headers: { 'Content-Type': 'application/xml' } }),
};

const routes: Record<string, { path?: string; index?: boolean; module: object }> = {
  home: { index: true, module: home },
  product: { path: 'product/:id', module: product },
  shop: { path: 'shop', module: list },
  injected: { path: 'injected', module: injected },
  tolerant: { path: 'tolerant', module: tolerant },
  large: { path: 'large', module: large },
  late: { path: 'late', module: late },
  'late-outside': { path: 'late-outside', module: lateOutside },
  'broken-loader': { path: 'broken-loader', module: brokenLoader },
  'broken-component': { path: 'broken-component', module: brokenComponent },
  'broken-part': { path: 'broken-part', module: brokenPart },
  'broken-boundary': { path: 'broken-boundary', module: brokenBoundary },
  cookie: { path: 'cookie', module: cookie },
  leave: { path: 'leave', module: leave },
  feed: { path: 'feed.xml', module: feed },
};

/** A server build as the bundler would make it, of a few small pages, with the real server entry. */
export function smallServerBuild(): ServerBuild {
  const pages = { root: { path: '', module: root }, ...routes };
  const all = Object.entries(pages).map(([id, { module, ...paths }]) => {
    const parent = id === 'root' ? {} : { parentId: 'root' };
    return { id, ...parent, ...paths, module: module as RouteModule };
  });
  return {
    entry: { module: entry },
    routes: Object.fromEntries(all.map((route) => [route.id, route])) as ServerBuild['routes'],
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: Object.fromEntries(all.map((route) => [route.id, manifestOf(route)])),
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

function manifestOf({ module, ...paths }: { id: string; module: object; path?: string }) {
  return {
    ...paths,
    module: `/assets/${paths.id}.js`,
    hasAction: false,
    hasLoader: 'loader' in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: 'ErrorBoundary' in module,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
}
