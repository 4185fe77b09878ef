import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SiteConfig } from '#contracts/site-config.ts';
import { Footer, FooterContent } from './footer.tsx';
import { FrameMarkup } from './frame-markup.ts';
import { Header } from './header/header.tsx';
import { createFrameRenderer } from './render-frame.tsx';
import { FRAME } from './site.ts';

const loadFooterContent = async () => FooterContent;
const site = { ...SiteConfig.parse({ name: 'Dhow & <Sons>' }), notice: '' };
const navigation = {
  categories: [
    {
      _id: 'watches1',
      name: 'Watches & <more>',
      subCategories: [{ _id: 'divers1', name: 'Divers' }],
    },
    { _id: 'lamps1', name: 'Lamps', subCategories: [] },
  ],
  total: 2,
};
const phone = '+91 00 0000 0014';

function pageAt(pathname: string, changes: Partial<SiteConfig> = {}, shown = navigation) {
  return {
    loaderData: { [FRAME]: { site: { ...site, ...changes }, navigation: shown, phone } },
    location: { pathname },
  };
}

/** Header and footer as they are on a page of the router. */
async function framed(pathname: string, markup: FrameMarkup | null): Promise<string> {
  const frame: ReactNode = (
    <FrameMarkup value={markup}>
      <Header site={site} navigation={navigation} isOverHero={pathname === '/'} />
      <Footer site={site} phone={phone} />
    </FrameMarkup>
  );
  const { query, dataRoutes } = createStaticHandler([{ path: '*', element: frame }]);
  const context = await query(new Request(`https://dhow.example${pathname}`));
  if (context instanceof Response) throw new Error('The page leads elsewhere');
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

test.each(['/', '/about', '/about/us', '/shop', '/seller-list/dhow-1', '/aboutness'])(
  'the frame of %s is the one that the page would render',
  async (pathname) => {
    const markup = await createFrameRenderer(loadFooterContent)(pageAt(pathname));
    expect(markup?.footer).toContain('Dhow &amp; &lt;Sons&gt;');
    expect(await framed(pathname, markup)).toBe(await framed(pathname, null));
  },
);

test('is rendered once for all pages of a kind, and again once its texts have changed', async () => {
  let rendered = 0;
  const frameOf = createFrameRenderer(loadFooterContent, (node) => {
    rendered += 1;
    return renderToString(node);
  });
  await frameOf(pageAt('/shop'));
  expect(rendered).toBe(2);
  await frameOf(pageAt('/product/a-watch-1'));
  await frameOf(pageAt('/shop'));
  expect(rendered).toBe(2);
  await frameOf(pageAt('/about'));
  expect(rendered).toBe(4);
  const renamed = await frameOf(pageAt('/shop', { name: 'Sambuk' }));
  expect(rendered).toBe(6);
  expect(renamed?.header).toContain('Sambuk');
  const emptied = await frameOf(pageAt('/shop', {}, { categories: [], total: 0 }));
  expect(rendered).toBe(8);
  expect(emptied?.header).not.toContain('Lamps');
});

test('there is none where a page has no frame', async () => {
  const frameOf = createFrameRenderer(loadFooterContent);
  expect(await frameOf({ ...pageAt('/admin'), loaderData: {} })).toBeNull();
});
