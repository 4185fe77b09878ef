import { useEffect } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { basePath } from '#texts/language.ts';

/** A route as the router's manifest has it. */
type Screen = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
};
type Router = {
  __reactRouterManifest: { routes: Record<string, Screen> };
  __reactRouterRouteModules: Record<string, unknown>;
};

const PATIENCE_MS = 10_000;
const reached = new Set<string>();

/** The routes of an address whose code has not been loaded. */
function missingFor(pathname: string): Screen[] {
  const { __reactRouterManifest, __reactRouterRouteModules } = window as unknown as Router;
  const { routes } = __reactRouterManifest;
  const below = (parent?: string): RouteObject[] =>
    Object.values(routes)
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) =>
        index ? { id, path, index } : { id, path, children: below(id) },
      ) as RouteObject[];
  return (matchRoutes(below(), pathname) ?? []).flatMap(({ route: { id = '' } }) => {
    const screen = routes[id];
    const isThere = id in __reactRouterRouteModules || reached.has(id);
    return screen && !isThere ? [screen] : [];
  });
}

/** Whether the code of a screen has to come before it can be shown. */
export const isToCome = (pathname: string): boolean =>
  !import.meta.env.DEV && missingFor(pathname).length > 0;

/**
 * Loads the code of a screen; rejects where no server answers, or too late. The router, which finds it loaded then,
 * leaves the document when that fails.
 */
export async function reachScreen(pathname: string): Promise<void> {
  await Promise.all(
    missingFor(pathname).map(async ({ id, module, imports = [] }) => {
      const files = await Promise.all([module, ...imports].map(fetchFile));
      // Code of a release that is gone: the document is loaded anew, which is there.
      if (!files.every(({ ok }) => ok)) return;
      await import(/* @vite-ignore */ module);
      reached.add(id);
    }),
  );
}

/** Browsers keep that an import has failed: it begins once the file is there. */
async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (response.status >= 500) throw new Error(`No answer for ${address}`);
  await response.blob();
  return response;
}

/** What comes before a tap. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the code of screens that somebody is about to open. */
export function useReachedOnIntent(): void {
  useEffect(() => {
    if (import.meta.env.DEV) return;
    const reach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null || link.target !== '' || link.origin !== location.origin) return;
      const pathname = link.pathname.slice(basePath.length);
      if (/^\/(seller|admin)\//.test(pathname)) reachScreen(pathname).catch(() => undefined);
    };
    for (const type of intents) addEventListener(type, reach, { passive: true });
    return () => {
      for (const type of intents) removeEventListener(type, reach);
    };
  }, []);
}
