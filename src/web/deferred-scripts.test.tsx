import type { ReactNode } from 'react';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { smallServerBuild } from '#tests/support/small-server-build.tsx';
import { DeferredScripts } from './deferred-scripts.tsx';
import { nonceContext } from './entry.server.tsx';

/** Renders a small page as the server does, with its scripts held. */
async function rendered(path: string): Promise<string> {
  const Layout = ({ children }: { children: ReactNode }) => (
    <html lang="en">
      <body>
        {children}
        <DeferredScripts nonce="N-_1" />
      </body>
    </html>
  );
  const build = smallServerBuild();
  const { root, ...routes } = build.routes;
  if (!root) throw new Error('The small build has no root');
  const held = { ...root, module: { ...root.module, Layout } };
  const handle = createRequestHandler(
    { ...build, routes: { ...routes, root: held } },
    'production',
  );
  const context = new RouterContextProvider();
  context.set(nonceContext, 'N-_1');
  const answer = await handle(new Request(`https://dhow.example${path}`), context);
  return answer.text();
}

test('modules wait, and what is imported is unchanged', async () => {
  const page = await rendered('/');
  expect(page).toContain('<link href="/assets/entry.js" data-held=""/>');
  expect(page).toContain('<link href="/assets/manifest.js" data-held=""/>');
  expect(page).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(page).toMatch(
    /<script type="text\/plain" data-held="">import "\/assets\/manifest\.js";[^<]*import\("\/assets\/entry\.js"\);<\/script><script nonce="N-_1">\(function \(doc\)/,
  );
});

test('the data of a page does not wait for its modules', async () => {
  const page = await rendered('/');
  expect(page).toMatch(/<script nonce="N-_1">window\.__reactRouterContext = /);
  expect(page.indexOf('__reactRouterContext')).toBeLessThan(page.indexOf('type="text/plain"'));
});

test('what a stranger wrote into the page is not held, and does not let others begin', async () => {
  const page = await rendered('/injected');
  expect(page).toContain('<script type="module" async="">alert(3)</script>');
  expect(page.match(/data-held=""\s*>/g)).toHaveLength(1);
});
