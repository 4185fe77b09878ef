import { useEffect } from 'react';
import { wantsLessData } from '#web/ui/browser/wants-less-data.ts';
import { whenIdle } from '#web/ui/browser/when-idle.ts';

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
export function usePreloadedPages(): void {
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
