import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallSite } from '#tests/support/small-site.ts';

let site: ReturnType<typeof smallSite>;

beforeEach(() => {
  site = smallSite();
});
afterEach(() => site.app.close());

/** Contents of scripts in a page that a browser would refuse to run under this policy. */
function refusedScripts(html: string, policy: string): string[] {
  const [, nonce] = /'nonce-([\w-]{22})'/.exec(policy) ?? [];
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts.flatMap(([, attributes = '', content = '']) => {
    if (/ src=|ld\+json|text\/plain/.test(attributes)) return [];
    const isMarked = nonce !== undefined && attributes.includes(` nonce="${nonce}"`);
    return isMarked ? [] : [content];
  });
}

it('is complete: nothing waits behind a script to be put in its place', async () => {
  const { body } = await site.get('/large');
  expect(body).toContain('number <!-- -->999');
  expect(body).not.toMatch(/<template|<div hidden|\$RC|Waiting/);
  expect(body.indexOf('number <!-- -->999')).toBeLessThan(
    body.search(/<script [^>]*type="module"/),
  );
});

it.each(['/late', '/late-outside'])('waits for the parts of %s', async (url) => {
  const { body } = await site.get(url);
  expect(body).toContain('part that came later</p>');
  expect(body).not.toMatch(/<template|<!--\$[!?]-->|\$RC|Waiting/);
  expect(site.reported).toEqual([]);
});

it('ends with the data that its scripts begin with, which no text can leave', async () => {
  const { body } = await site.get('/product/bad');
  const [, data = ''] = /streamController\.enqueue\((".*?")\);/.exec(body) ?? [];
  expect(data).not.toMatch(/[<>&]/);
  expect(JSON.parse(data)).toContain('</script><script>alert(1)</script><!--');
  expect(body.endsWith('streamController.close();</script></body></html>')).toBe(true);
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
  });

  it('does not run even where it came to stand in the page as a script', async () => {
    const { body, headers } = await site.get('/injected');
    const policy = String(headers['content-security-policy']);
    expect(refusedScripts(body, policy)).toEqual(['alert(2)', 'alert(3)']);
    expect(policy).not.toContain('sha256-');
  });

  it('cannot know the value that another rendering of its page will have', async () => {
    const values = new Set<string>();
    for (const _ of [1, 2, 3]) {
      const { headers } = await site.get('/tolerant');
      values.add(String(headers['content-security-policy']));
    }
    expect(values.size).toBe(3);
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
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("img-src 'self' data: blob: https://media.example;");
  expect(policy).toContain("frame-ancestors 'none'");
});
