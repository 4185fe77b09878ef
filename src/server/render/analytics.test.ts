import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { SiteConfig } from '#contracts/site-config.ts';
import { smallSite } from '#tests/support/small-site.ts';
import { analyticsTags, isCounted } from './render-page.ts';

const plausible = {
  kind: 'plausible',
  url: 'https://count.example',
  site: 'shop.example',
} as const;
const matomo = { kind: 'matomo', url: 'https://count.example/matomo/', site: '3' } as const;

describe('visits', () => {
  it('are counted by nobody unless the site configuration says so', async () => {
    expect(SiteConfig.parse({}).analytics).toBeUndefined();
    const site = smallSite();
    afterAll(() => site.app.close());
    const { body, headers } = await site.get('/');
    expect(body).not.toContain('count.example');
    expect(headers['content-security-policy']).not.toContain('count.example');
  });

  it.each([plausible, matomo])(
    'are counted by $kind alone, within the policy',
    async (analytics) => {
      const site = smallSite({ analytics });
      afterAll(() => site.app.close());
      const { body, headers } = await site.get('/');
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}' https:\/\/count\.example;/);
      expect(policy).toContain("connect-src 'self' https://count.example;");
      expect(policy).toContain("default-src 'self';");
      expect(body).toContain(
        `src="https://count.example/${analytics.kind === 'matomo' ? 'matomo/matomo' : 'js/script'}.js"`,
      );
      expect(body.endsWith('</body></html>')).toBe(true);
      const [, nonce = ''] = /'nonce-([\w-]+)'/.exec(policy) ?? [];
      const inline = /<script nonce="([^"]*)">var _paq/.exec(body)?.[1] ?? nonce;
      expect(inline).toBe(nonce);
    },
  );

  it('of back offices never are', () => {
    const own = ['/admin', '/admin/product', '/seller/', '/seller/register', '/login'];
    const shoppers = ['/', '/seller-list', '/seller-list/abc', '/product/x', '/logins'];
    expect(own.filter(isCounted)).toEqual([]);
    expect(shoppers.filter((path) => !isCounted(path))).toEqual([]);
  });

  it('of pages that the router shows are told to Matomo', async () => {
    const [, script = ''] = /<script nonce="n">([^<]*)</.exec(analyticsTags(matomo, 'n')) ?? [];
    const pushed: string[] = [];
    const window = {} as { _paq: unknown[][] };
    const history = { pushState: (_: unknown, __: string, to: string) => void pushed.push(to) };
    const scope = {
      window,
      history,
      location: { href: 'https://shop.example/b' },
      document: { title: 'B' },
      setTimeout,
    };
    runInNewContext(script, scope);
    scope.history.pushState(null, '', '/b');
    await new Promise((done) => setTimeout(done, 5));
    expect(pushed).toEqual(['/b']);
    expect(window._paq).toEqual([
      ['setTrackerUrl', 'https://count.example/matomo/matomo.php'],
      ...[['setSiteId', '3'], ['disableCookies'], ['trackPageView'], ['enableLinkTracking']],
      ...[['setCustomUrl', 'https://shop.example/b'], ['setDocumentTitle', 'B'], ['trackPageView']],
    ]);
  });

  it.each([
    { ...plausible, url: 'http://count.example' },
    { ...plausible, url: 'https://count.example/"onload="x' },
    { ...plausible, site: 'a"b' },
    { ...plausible, kind: 'other' },
  ])('cannot be set to %o', (analytics) => {
    expect(SiteConfig.safeParse({ analytics }).success).toBe(false);
  });
});
