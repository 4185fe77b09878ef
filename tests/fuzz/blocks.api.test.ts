import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Content } from '#contracts/content/content.ts';
import { page } from '#database/schema/content.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { nastyText } from './nasty-values.ts';

const REQUESTS = 200;
/** The same each time, so that no change fails by another's fault; other numbers find other things. */
const seed = Number(process.env.FUZZ_SEED ?? 1);

const test = await sharedApp({ limitScale: 100_000 });
const admin = await anAdmin(test);

async function send(method: 'PUT' | 'POST', path: string, payload: object) {
  const headers = { ...admin.authorization, 'content-type': 'application/json' };
  const url = `/api/admin/${path}`;
  const answer = await test.app.inject({ method, url, headers, payload: JSON.stringify(payload) });
  return { status: answer.statusCode, ...answer.json() };
}

const markup = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '< svg/onload=alert(1)>',
  '</p><iframe srcdoc="x">',
  '<!--',
  'a\u0000b',
  'a\u202eb',
  '\ud800',
);
const badLink = fc.constantFrom(
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://plain.example',
  'https://user:pass@evil.example',
  '//evil.example',
  '/\\evil.example',
  'mailto:a@b.example',
  '',
);
const badPicture = fc.constantFrom(
  'https://evil.example/a.svg',
  'data:image/svg+xml,<svg/>',
  '../../etc/passwd',
  'A'.repeat(32),
  null,
);
const deep = fc.integer({ min: 1, max: 3000 }).map((depth) => {
  const nested = Array.from({ length: depth }).reduce<object>((inner) => [inner], {});
  return { kind: 'quote', spans: [nested] };
});
const large = fc.constantFrom<object>(
  { kind: 'paragraph', spans: [{ text: 'a'.repeat(4001) }] },
  { kind: 'paragraph', spans: Array(201).fill({ text: 'a' }) },
  { kind: 'list', isNumbered: false, items: Array(51).fill([{ text: 'a' }]) },
  { kind: 'heading', level: 2, text: 'a'.repeat(161) },
  { kind: 'pieces', pieces: Array(9).fill('abcdefgh12345678') },
  { kind: 'picture', picture: 'a'.repeat(32), alt: 'a'.repeat(201) },
);
/** What a block of a page can't be. */
const badBlock = fc.oneof(
  ...[deep, large],
  markup.map((text) => ({ kind: 'heading', level: 2, text })),
  markup.map((text) => ({ kind: 'paragraph', spans: [{ text: 'Fine' }, { text }] })),
  markup.map((text) => ({ kind: 'list', isNumbered: true, items: [[{ text }]] })),
  badLink.map((link) => ({ kind: 'quote', spans: [{ text: 'Look', link }] })),
  badPicture.map((picture) => ({ kind: 'picture', picture, alt: 'A boat' })),
  markup.map((alt) => ({ kind: 'picture', picture: 'a'.repeat(32), alt })),
  nastyText.map((kind) => ({ kind: `${kind}!`, text: 'a' })),
  nastyText.map((key) => ({ kind: 'divider', [`on${key}`]: 'alert(1)' })),
  fc.constantFrom(null, [], 'divider', 7, { kind: ['divider'] }, {}),
);

const fine = { kind: 'paragraph', spans: [{ text: 'A line.' }] };

it(`refuses ${REQUESTS} pages with one bad block, and says which (FUZZ_SEED=${seed})`, async () => {
  const path = fc.record({ at: fc.nat(4), language: fc.constantFrom('en', 'ar') });
  await fc.assert(
    fc.asyncProperty(badBlock, path, async (bad, { at, language }) => {
      const text = { title: 'Rain', summary: '', blocks: [fine] };
      const blocks: unknown[] = Array(5).fill(fine);
      blocks[at] = bad;
      const body = { name: 'rain', cover: null, isInFooter: false, en: text, ar: text };
      const answer = await send('POST', 'pages', {
        ...{ kind: 'story', body: { ...body, [language]: { ...text, blocks } } },
      });
      expect(answer).toMatchObject({ status: 422, message: expect.any(String) });
      const path = `body/${language}/blocks/${at}`;
      for (const field of Object.keys(answer.fields)) expect(field).toMatch(path);
    }),
    { seed, numRuns: REQUESTS, endOnFailure: true },
  );
  expect(await test.db.$count(page)).toBe(0);
}, 300_000);

const words = markup.map((en) => ({ en }));
/** What a section of the home page can't be. */
const badSection = fc.oneof(
  words.map((title) => ({ kind: 'lowered', title })),
  words.map((text) => ({ kind: 'story', title: { en: 'A' }, paragraphs: [text] })),
  badPicture.map((picture) => ({
    ...{ kind: 'story', title: { en: 'A' }, paragraphs: [{ en: 'B' }] },
    picture: picture ?? 7,
  })),
  badLink.map((to) => ({
    ...{ kind: 'banner', title: { en: 'A' }, text: { en: 'B' }, button: { en: 'C' } },
    ...{ to, picture: 'hero1' },
  })),
  deep,
  nastyText.map((kind) => ({ kind: `${kind}!` })),
  nastyText.map((key) => ({ kind: 'featured-sellers', [`on${key}`]: 'alert(1)' })),
);

it(`refuses ${REQUESTS} home pages with one bad section, and says which (FUZZ_SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(badSection, fc.nat(2), async (bad, at) => {
      const sections: unknown[] = ['trending', 'promotions', 'new-arrivals'].map((kind) => ({
        kind,
      }));
      sections[at] = bad;
      const content = { ...Content.parse({}), sections };
      const answer = await send('PUT', 'content', { content, version: 0 });
      expect(answer).toMatchObject({ status: 422, message: expect.any(String) });
      const path = `content/sections/${at}`;
      for (const field of Object.keys(answer.fields)) expect(field).toMatch(path);
    }),
    { seed, numRuns: REQUESTS, endOnFailure: true },
  );
}, 300_000);
