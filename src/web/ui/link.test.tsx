import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type LinkProps,
  Link as RouterLink,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

async function rendered(Component: ComponentType<LinkProps>, props: LinkProps): Promise<string> {
  const handler = createStaticHandler([
    { path: '/shop/*', Component: () => <Component {...props}>A &lt;watch&gt;</Component> },
  ]);
  const context = await handler.query(new Request('https://dhow.example/shop/list?page=2'));
  return renderToString(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context as StaticHandlerContext)}
      context={context as StaticHandlerContext}
      hydrate={false}
    />,
  );
}

/** Attributes in the order of their names: the order in which they are written means nothing. */
function parts(html: string): string[] {
  const [, tag = '', text = ''] = /^<a ([^>]*)>(.*)<\/a>$/.exec(html) ?? [];
  return [...(tag.match(/[\w-]+="[^"]*"/g) ?? []).sort(), text];
}

test.each<LinkProps>([
  { to: '/' },
  { to: '/shop' },
  { to: '/shop?category=a,b&sort=newest#piece-7' },
  { to: '/shop#search', 'aria-label': 'Search the shop', className: 'grid' },
  { to: '/product/ghadi-घड़ी-q9x8', prefetch: 'intent', viewTransition: true, tabIndex: -1 },
  { to: '/seller/dashboard', reloadDocument: true },
  { to: '/shop', replace: true, preventScrollReset: true, state: { from: 'here' } },
  { to: '/shop', 'aria-current': 'true', onClick: () => {}, target: '_blank' },
  { to: '/a "quoted" <address>&' },
  { to: '/trailing/' },
  { to: '../up' },
  { to: '?page=3' },
  { to: '' },
  { to: '/a//b/../c/./d' },
  { to: '/.hidden' },
  { to: '\\a\\b' },
  { to: '/shop?' },
  { to: '/shop#' },
  { to: '/shop?#here' },
  { to: '//elsewhere.example/a' },
  { to: 'https://elsewhere.example/a' },
  { to: { pathname: '/shop', search: '?page=4' } },
])('%o is the link that the router writes', async (props) => {
  const ours = parts(await rendered(Link as ComponentType<LinkProps>, props));
  expect(ours.length).toBeGreaterThan(1);
  expect(ours).toEqual(parts(await rendered(RouterLink, { ...props, discover: 'none' })));
});
