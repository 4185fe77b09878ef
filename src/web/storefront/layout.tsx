import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPath, Outlet, useLocation } from 'react-router';
import { getNavigation, getSite } from '#contracts/calls/site.ts';
import { formatPhone } from '#domain/phone.ts';
import { inLanguage } from '#languages/languages.ts';
import { fonts } from '#texts/fonts.ts';
import { language } from '#texts/language.ts';
import * as texts from '#texts/storefront/every-page.ts';
import { preloadFont } from '#web/ui/browser/preload-font.ts';
import { remember } from '#web/ui/browser/remember.ts';
import { wantsLessData } from '#web/ui/browser/wants-less-data.ts';
import { whenIdle } from '#web/ui/browser/when-idle.ts';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { sceneOf } from '#web/ui/pictures/scenes.server.ts';
import { ToastRegion } from '#web/ui/toast/toast-region.tsx';
import { apiContext } from '../api-context.ts';
import type { Route } from './+types/layout';
import { OfflineNotice } from './messages/offline-notice.tsx';
import { type Frame, useFrame } from './site.ts';
import styles from './storefront.css?url';

/** Only in print: the site's name and the page's address. */
function PrintAddress() {
  const { name } = useFrame().site;
  const path = createPath(useLocation());
  const address = useRef<HTMLSpanElement>(null);
  // Only the browser knows the full address: cached pages are the same for queries that they do not
  // read.
  useEffect(() => {
    if (address.current)
      address.current.textContent = new URL(inLanguage(language, path), location.href).href;
  }, [path]);
  return (
    <p className="print-only">
      {name} · <span ref={address} />
    </p>
  );
}

const Header = lazyHydrate(
  () => import('./header/header.tsx'),
  (module) => module.Header,
);
const CompareTray = lazyHydrate(
  () => import('./compare/compare-tray.tsx'),
  (module) => module.CompareTray,
);
const Footer = lazyHydrate(
  () => import('./footer.tsx'),
  (module) => module.Footer,
);

// Not imported for its effect: a chunk that other pages share would bring it to them, after their own.
export const links: Route.LinksFunction = () => [
  ...(isStyled() ? [] : [{ rel: 'stylesheet', href: styles }]),
  ...fonts.map(preloadFont),
];

/** Whether the server writes the styles into the document, or has: after another page's document they are loaded. */
function isStyled(): boolean {
  if (!import.meta.env.PROD) return false;
  return import.meta.env.SSR || document.querySelector('style[data-shop]') !== null;
}

const shownPhone = remember(formatPhone);

export async function loader({ context, url }: Route.LoaderArgs): Promise<Frame> {
  const api = context.get(apiContext);
  const [site, navigation] = await Promise.all([api.get(getSite), api.get(getNavigation)]);
  const { tone: _, ...scene } = sceneOf(site, 'openGraph');
  const preview = site.uploaded?.openGraph ?? scene;
  return { site, navigation, phone: shownPhone(site.phone), origin: url.origin, preview };
}

/** The frame is not reloaded during navigation: a page that fails to load leaves it in place. */
export const shouldRevalidate = () => false;

/** The frame around every page of the storefront: skip link, navigation, footer, toasts. */
export default function StorefrontLayout({
  loaderData: { site, navigation, phone },
}: Route.ComponentProps) {
  usePreloadedPages();
  const offer = useLanguageOffer();
  const isHome = useLocation().pathname === '/';
  return (
    <div className="flex min-h-svh flex-col" data-accent={site.accent}>
      <a
        href="#content"
        className="skip-link fixed top-2 inset-s-2 z-50 -translate-y-20 bg-paper px-4 py-3 text-small font-medium focus-visible:translate-y-0"
      >
        {texts.skipToContent}
      </a>
      <Header site={site} navigation={navigation} isOverHero={isHome} />
      <main id="content" tabIndex={-1} className="grow focus-visible:outline-none">
        <PrintAddress />
        <Outlet />
      </main>
      <Footer site={site} phone={phone} />
      {site.isDraft && (
        <p className="sticky bottom-0 z-40 bg-ink px-4 py-2 text-center text-small text-paper">
          {texts.isDraft}
        </p>
      )}
      {offer}
      <CompareTray />
      <OfflineNotice />
      <ToastRegion />
    </div>
  );
}

/** The offer of another language, loaded where the first script of the page has found that its reader may want it. */
function useLanguageOffer(): ReactNode {
  const [offer, setOffer] = useState<ReactNode>(null);
  useEffect(() => {
    const { offer: wanted } = document.documentElement.dataset;
    if (wanted === undefined) return;
    import('./language-offer.tsx').then(
      async ({ loadOffer }) => setOffer(await loadOffer(wanted)),
      // The shop goes on without it.
      () => {},
    );
  }, []);
  return offer;
}

/** The pages that shoppers walk through. */
const walked = [
  'product/product',
  'shop/shop',
  'category/category',
  'category/product-types',
  'product-list/products-of-type',
  'sellers/seller-list',
  'sellers/seller',
  'sellers/sub-categories',
  'product-list/products-of-seller',
  'home/home',
];

type Manifest = { routes: Record<string, { module: string } | undefined> };

/**
 * Loads the code of the pages that are one tap away once the page is idle, with their parts (`lazyHydrate`), so that a
 * tap asks for data alone. The router finds them loaded, by the same addresses.
 */
function usePreloadedPages(): void {
  useEffect(() => {
    if (!import.meta.env.DEV && !wantsLessData()) whenIdle().then(preload);
  }, []);
}

function preload(): Promise<unknown> {
  const { routes } = (window as unknown as { __reactRouterManifest: Manifest })
    .__reactRouterManifest;
  const load = async (page: string) => {
    const address = routes[`storefront/${page}`]?.module;
    // Browsers keep that an import has failed: it begins once the file is there.
    if (address && (await fetch(address)).ok) await import(/* @vite-ignore */ address);
  };
  return Promise.allSettled(walked.map(load));
}
