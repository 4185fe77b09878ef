import { expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScripts } from './content-security-policy.ts';

it.each([
  ['<script>a()</script>', ['a()']],
  ['<script type="module" async="">import "x"</script>', ['import "x"']],
  ['<SCRIPT\n>\n a\n</SCRIPT >', ['\n a\n']],
  ['<script src="/a.js"></script>', []],
  ['<script async src=/a.js></script><script>b</script>', ['b']],
  ['<script data-src="x">c</script>', ['c']],
  ['<script type="application/ld+json">{}</script>', []],
  ['<script type="importmap">{}</script>', ['{}']],
  ['<p>&lt;script>no&lt;/script></p>', []],
])('in %s runs %j', (html, scripts) => {
  expect(inlineScripts(html)).toEqual(scripts);
});

it('names each hash once, as browsers compute it', () => {
  const policy = contentSecurityPolicy('<script>alert(1)</script><script>alert(1)</script>', {
    mediaOrigins: [],
  });
  expect(policy.match(/'sha256-[^']+'/g)).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ]);
});

it('lets nothing else run, and pictures and videos come from where they are', () => {
  expect(contentSecurityPolicy('', { mediaOrigins: ['https://m.example'] })).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
      "img-src 'self' data: blob: https://m.example; media-src 'self' blob: https://m.example; " +
      "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'self'; " +
      "form-action 'self'; frame-ancestors 'none'",
  );
});
