import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallSite } from '#tests/support/small-site.ts';

let site: ReturnType<typeof smallSite>;

beforeEach(() => {
  site = smallSite();
});
afterEach(() => site.app.close());

/** Opening tags of scripts a browser would run that have neither source nor a hash in the policy. */
function refusedScripts(html: string, policy: string): string[] {
  return html
    .split('<script')
    .slice(1)
    .filter((rest) => {
      const attributes = rest.slice(0, rest.indexOf('>'));
      if (attributes.includes(' src=') || attributes.includes('ld+json')) return false;
      const content = rest.slice(rest.indexOf('>') + 1, rest.indexOf('</script>'));
      const hash = createHash('sha256').update(content).digest('base64');
      return !policy.includes(`'sha256-${hash}'`);
    });
}

it('is complete: nothing waits behind a script to be put in its place', async () => {
  const { body } = await site.get('/large');
  expect(body).toContain('number <!-- -->999');
  expect(body).not.toMatch(/<template|<div hidden|\$RC|Waiting/);
  expect(body.indexOf('number <!-- -->999')).toBeLessThan(body.indexOf('<script type="module"'));
});

describe('failures', () => {
  it.each(['/broken-loader', '/broken-component', '/broken-part'])(
    '%s is an error page',
    async (url) => {
      for (const _ of [1, 2]) {
        const answer = await site.get(url);
        expect(answer.statusCode).toBe(500);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.body).toContain('<h1>Failed');
        expect(answer.body).not.toContain('hunter2');
        expect(
          refusedScripts(answer.body, String(answer.headers['content-security-policy'])),
        ).toEqual([]);
      }
      expect(site.rendered).toHaveLength(2);
      expect(String((site.reported[0] as { err: Error }).err)).toContain('hunter2');
      expect(site.cache.stats().entries).toBe(0);
    },
  );

  it('of the error page itself leave a plain one', async () => {
    const answer = await site.get('/broken-boundary');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('<h1>Something went wrong</h1>');
    expect(answer.body).not.toContain('hunter2');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('as data do not tell their cause either', async () => {
    const answer = await site.get('/broken-loader.data');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toBe('text/x-script');
    expect(answer.body).not.toContain('hunter2');
    expect(site.cache.stats().entries).toBe(0);
  });

  it('to find something are not kept', async () => {
    expect((await site.get('/product/new')).statusCode).toBe(404);
    expect((await site.get('/nothing/here')).statusCode).toBe(404);
    site.products.new = { name: 'New', price: 3 };
    const answer = await site.get('/product/new');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<h1>New</h1>');
  });

  it('that a loader passes over are not kept either', async () => {
    for (const _ of [1, 2]) expect((await site.get('/tolerant')).body).toContain('Shown anyway');
    expect(site.rendered).toHaveLength(2);
  });
});

describe('what a seller wrote', () => {
  it('cannot leave its place in the page, nor run', async () => {
    const answer = await site.get('/product/bad');
    const policy = String(answer.headers['content-security-policy']);
    expect(answer.body).toContain('alert(1)');
    expect(answer.body).not.toContain('<script>alert(1)');
    expect(refusedScripts(answer.body, policy)).toEqual([]);
    const alert = createHash('sha256').update('alert(1)').digest('base64');
    expect(policy).not.toContain(alert);
  });

  it('does not need inline event handlers', async () => {
    const { body } = await site.get('/product/bad');
    const tags = body.replace(/<script\b[\s\S]*?<\/script>/g, '').match(/<[a-z][^>]*>/g) ?? [];
    expect(tags.filter((tag) => /\son\w+=/i.test(tag))).toEqual([]);
  });
});

it('sends the policy with every document', async () => {
  const { headers } = await site.get('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("img-src 'self' data: blob: https://media.example;");
  expect(policy).toContain("frame-ancestors 'none'");
});
