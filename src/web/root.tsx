import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import { languages } from '#languages/languages.ts';
import { basePath, language } from '#texts/language.ts';
import * as texts from '#texts/ui/last-resort.ts';
import sansFont from '../../.fonts/instrument-sans.woff2?url';
import type { Route } from './+types/root';
import { DeferredScripts } from './deferred-scripts.tsx';
import { firstScripts } from './first-scripts.ts';
import { Nonce } from './nonce.ts';
import { forgetPress } from './ui/browser/early-presses.ts';
import { preloadFont } from './ui/browser/preload-font.ts';
import icon from './ui/icon.svg?url';
import { useFirstPageEnd } from './ui/lazy-hydrate.tsx';

export const links: Route.LinksFunction = () => [
  preloadFont(sansFont),
  { rel: 'icon', type: 'image/svg+xml', href: icon },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** The document around every page, including failures. It contains nothing of the visitor. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(Nonce);
  return (
    <html lang={language} dir={languages[language].direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#12100e" />
        {/* Our own constants, which run before any other script. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstScripts : '' }}
        />
        <Meta />
        <Links />
      </head>
      <body onClickCapture={forgetPress}>
        {children}
        <ScrollRestoration />
        {import.meta.env.SSR && import.meta.env.PROD ? (
          <DeferredScripts nonce={nonce} />
        ) : (
          <Scripts />
        )}
      </body>
    </html>
  );
}

export default function Root() {
  useFirstPageEnd();
  return <Outlet />;
}

const lastResort = {
  maxWidth: '32rem',
  margin: '20vh auto',
  padding: '0 1.25rem',
  fontFamily: 'system-ui, sans-serif',
  lineHeight: 1.6,
};

/** The last resort, where not even the storefront's frame could be rendered. */
export function ErrorBoundary() {
  useRouteError();
  return (
    <main style={lastResort}>
      <title>{texts.somethingWentWrong}</title>
      <h1 style={{ fontFamily: 'serif', fontSize: '2.25rem', fontWeight: 400 }}>
        {texts.somethingWentWrong}
      </h1>
      <p>{texts.pageNotShown}</p>
      <p>
        <a href={basePath || '/'}>{texts.backHome}</a>
      </p>
    </main>
  );
}
