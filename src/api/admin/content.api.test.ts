import { eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Content, type KeptContent } from '#contracts/content/content.ts';
import type { EditedContent } from '#contracts/content/versions.ts';
import { contentVersion } from '#database/schema/content.ts';
import { mediaAsset } from '#database/schema/media.ts';
import { loadPages } from '#server/load-pages.ts';
import { importFile, takeOutUnchanged } from '#services/content/content-versions.ts';
import { publishContentJob } from '#services/jobs/timed-changes.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';
import { testApp } from '#tests/support/app.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const clock = { now: new Date() };
const test = await clearedApp({ now: () => clock.now }, await loadPages(false));
const admin = await perTest(() => anAdmin(test, { name: 'Asha Rao' }));
const SECRET = 'Monsoon Sale';

async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
  const url = `/api/admin/content${path}`;
  const headers = admin.authorization;
  const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
  const { data = undefined, ...body } = answer.json();
  return { status: answer.statusCode, body: body as Record<string, unknown>, data };
}

const read = async () => (await call('GET', '')).body as unknown as EditedContent;

/** Saves a draft of what the shop says with these changes. */
async function save(changes: Partial<KeptContent>, version?: number) {
  const { content, draft } = await read();
  const body = { content: { ...content, ...changes }, version: version ?? draft?.version ?? 0 };
  return call('PUT', '', body);
}

async function publish(at: string | null = 'now') {
  const { draft } = await read();
  return call('POST', '/publish', { version: draft?.version ?? 1, at });
}

const words = (en: string, ar?: string) => ({ en, ...(ar && { ar }) });
const slide = (start: string) => ({
  ...{ start: words(start, 'تخفيضات'), end: words('Today'), text: words('While it rains') },
  ...{ button: words('Look'), to: '/shop?discount=true', picture: 'hero2' as const },
});

const page = async (url: string) => (await test.app.inject(url)).body.replaceAll('<!-- -->', '');
const pages = ['/', '/ar', '/about', '/shop', '/_.data', '/ar.data'];
const everything = [
  ...pages,
  '/sitemap.xml',
  '/api/site',
  '/api/home-content',
  '/api/about-content',
];

async function expectNowhere(text: string) {
  for (const url of everything) expect(await page(url), url).not.toContain(text);
}

it('of release 1.0.0 is left without what nobody changed, once', async () => {
  const terms = { shippingDays: '3-5 business days', returnDays: '14 days' };
  const ratingBadge = { shown: false, stars: 5, reviews: '8k+ reviews' };
  const told = { number: 1, adminName: 'Asha', createdAt: clock.now, updatedAt: clock.now };
  const body = { accent: 'sea' as const, site: { terms, ratingBadge } };
  await test.db.insert(contentVersion).values({ ...told, body, publishedAt: clock.now });
  const bodies = () => test.db.select({ body: contentVersion.body }).from(contentVersion);
  await Promise.all([takeOutUnchanged(test.context), takeOutUnchanged(test.context)]);
  const changed = { terms: { returnDays: '14 days' }, ratingBadge: { shown: false } };
  expect(await bodies()).toEqual([{ body: { accent: 'sea', site: changed } }]);
  await test.db.update(contentVersion).set({ body });
  await takeOutUnchanged(test.context);
  expect(await bodies()).toEqual([{ body }]);
});

describe('a draft', () => {
  it('begins as the first version, and is seen nowhere until it is published', async () => {
    const seller = await aSeller(test);
    await aProduct(test.db, parentsOf(seller, await aCategory(test.db)));
    expect(await read()).toMatchObject({ content: Content.parse({}), draft: null, published: [] });
    const fresh = await page('/api/home-content');
    expect(fresh).toBe('{}');

    const changes = {
      slides: [slide(SECRET)],
      site: { storeHours: SECRET },
      terms: [{ title: words(SECRET), text: words('Line') }],
      seo: { '/shop': { title: words(SECRET) } },
      sections: [
        { kind: 'story' as const, title: words(SECRET), paragraphs: [words('Bold')] },
        { kind: 'trending' as const },
      ],
    };
    expect((await save(changes)).status).toBe(200);
    await expectNowhere(SECRET);
    expect((await test.db.select().from(contentVersion))[0]?.body).toEqual(changes);

    expect((await publish()).body).toMatchObject({ message: 'Published' });
    for (const url of ['/', '/about', '/shop', '/_.data', '/api/site', '/api/home-content']) {
      expect(await page(url), url).toContain(SECRET);
    }
    expect(test.context.site.storeHours).toBe(SECRET);
    expect(await page('/ar')).toContain('تخفيضات');
    expect(await page('/')).toMatch(/hero-heading.*While it rains[\s\S]*Monsoon Sale/);
    expect(await page('/shop')).toContain(`<title>${SECRET} – Dhow</title>`);
  });

  it('leaves what it does not change in the words of each language', async () => {
    const { site } = (await read()).content;
    await save({
      site: {
        ...{ ...site, terms: { ...site.terms, returnDays: '14 days' }, storeHours: 'Any day' },
        ...{ support: 'By chat', arabic: { support: 'بالمحادثة', reviews: 'مئة تقييم' } },
      },
    });
    expect((await test.db.select().from(contentVersion))[0]?.body.site).toEqual({
      ...{ terms: { returnDays: '14 days' }, storeHours: 'Any day', support: 'By chat' },
      arabic: { support: 'بالمحادثة', reviews: 'مئة تقييم' },
    });
    await publish();
    const told = async (language: string) =>
      (
        await test.app.inject({ url: '/api/site', headers: { 'accept-language': language } })
      ).json();
    expect(await told('ar')).toMatchObject({
      terms: { shippingDays: '3 إلى 5 أيام عمل', returnDays: '14 days' },
      ...{ storeHours: 'Any day', support: 'بالمحادثة', ratingBadge: { reviews: 'مئة تقييم' } },
    });
    expect(await told('hi')).toMatchObject({
      terms: { shippingDays: '3 से 5 कामकाजी दिन', returnDays: '14 days' },
      support: 'By chat',
    });
    expect(await told('en')).not.toHaveProperty('arabic');
  });

  it('gives the shop another name, in titles, mails and the notice, in every language', async () => {
    const { site } = (await read()).content;
    expect((await save({ site: { ...site, name: '' } })).status).toBe(422);
    await save({ site: { ...site, name: 'Saffron Row' } });
    await publish();
    for (const url of ['/', '/hi', '/privacy', '/manifest.webmanifest']) {
      expect(await page(url), url).toContain('Saffron Row');
      expect(await page(url), url).not.toMatch(/<title>[^<]*Dhow/);
    }
    expect(test.context.site.name).toBe('Saffron Row');
  });

  it('is not overwritten by who has not seen it', async () => {
    await save({ slides: [slide('One')] });
    const { status, body } = await save({ slides: [slide('Two')] }, 0);
    expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
    expect(body.message).toMatch(/^Asha Rao saved this draft on \d+ \w+ \d+, \d\d:\d\d UTC/);
    expect((await read()).content.slides[0]?.start.en).toBe('One');
  });

  it('drops the pages that show what it changes, and no others', async () => {
    await Promise.all(['/', '/about', '/shop'].map(page));
    const isKept = () =>
      ['/', '/about', '/shop'].map((url) => test.cache.find(`page ${url}`) !== undefined);
    await save({ terms: [{ title: words('Repairs'), text: words('For a year.') }] });
    expect(isKept()).toEqual([true, true, true]);
    await publish();
    expect(isKept()).toEqual([true, false, true]);
    await save({ slides: [slide('Rain')] });
    await publish();
    expect(isKept()).toEqual([false, false, true]);
  });

  it('is published at its moment by the background', async () => {
    await save({ slides: [slide(SECRET)] });
    const at = new Date(clock.now.getTime() + 60_000);
    expect((await publish(new Date(0).toISOString())).status).toBe(422);
    await publish(at.toISOString());
    const run = () => publishContentJob.run(test.context, '', new AbortController().signal);
    await run();
    await expectNowhere(SECRET);
    clock.now = new Date(at.getTime() + 1);
    await run();
    expect(await page('/')).toContain(SECRET);
    expect(await read()).toMatchObject({ draft: null, published: [{ by: 'Asha Rao' }] });
  });

  it('is previewed by its link for an hour, and kept nowhere', async () => {
    await save({ slides: [slide(SECRET)], site: { storeHours: SECRET } });
    const { body } = await call('POST', '/preview', { number: 1 });
    for (const url of ['/', '/ar', '/about']) {
      const { headers, body: html } = await test.app.inject(`${url}?${body.query}`);
      expect(html).toContain(SECRET);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(headers.etag).toBeUndefined();
    }
    expect(await page(`/_.data?${body.query}`)).not.toContain(SECRET);
    expect(await page(`/api/site?${body.query}`)).not.toContain(SECRET);
    await expectNowhere(SECRET);
    expect(await page(`/?${String(body.query).replace('=1.', '=2.')}`)).not.toContain(SECRET);
    clock.now = new Date(clock.now.getTime() + 61 * 60_000);
    expect(await page(`/?${body.query}`)).not.toContain(SECRET);
  });
});

it('gives every page one of the sets of second colours', async () => {
  expect(await page('/about')).not.toContain('data-accent="');
  expect((await save({ accent: 'red;color:blue' as 'sea' })).status).toBe(422);
  await save({ accent: 'sea' });
  await publish();
  for (const url of ['/about', '/ar/shop']) expect(await page(url)).toContain('data-accent="sea"');
});

it('keeps every version, which can be read and saved anew', async () => {
  await save({ slides: [slide('One')] });
  await publish();
  clock.now = new Date(clock.now.getTime() + 1000);
  await save({ slides: [slide('Two')] });
  await publish();
  const { published } = await read();
  expect(published.map(({ number }) => number)).toEqual([2, 1]);
  const { content } = (await call('GET', '/1')).body as unknown as EditedContent;
  await save(content);
  await publish();
  expect(await page('/')).toContain('One');
  expect((await call('GET', '/9')).status).toBe(404);
});

function uploadPicture(picture: Buffer) {
  const form = multipart({}, [file('image', picture)]);
  return test.app.inject({
    ...{ method: 'POST', url: '/api/admin/content/picture', payload: form.payload },
    headers: { ...form.headers, ...admin.authorization },
  });
}

async function upload(seed: number): Promise<string> {
  const picture = await scene(400, 300, seed).jpeg().toBuffer();
  return (await uploadPicture(picture)).json().data.id;
}

describe('a logo', () => {
  const mail = async () => {
    const text = { subject: 'Your link', text: 'Hello,\n\n{link}' };
    const answer = await test.app.inject({
      ...{ method: 'POST', url: '/api/admin/preview-mail-text', headers: admin.authorization },
      payload: { kind: 'passwordChanged', language: 'en', ...text },
    });
    return answer.json().html as string;
  };

  it('stands in place of the name, in the header and in mails, as transparent as it is', async () => {
    const fresh = await page('/api/site');
    expect(await page('/about')).toContain('class="wordmark-name');
    expect(await mail()).toContain('<bdi>Dhow</bdi>');
    const picture = await scene(800, 200, 4).ensureAlpha(0.5).png().toBuffer();
    const id = (await uploadPicture(picture)).json().data.id as string;
    await save({ logo: id });
    const { body } = await call('POST', '/preview', { number: 1 });
    const shown = new RegExp(`<img src="/media/${id}-720.webp" alt="Dhow" width="144" height="36"`);
    expect(await page(`/about?${body.query}`)).toMatch(shown);
    expect(await page('/about')).toContain('class="wordmark-name');
    await publish();
    for (const url of ['/', '/about', '/ar/shop']) {
      expect(await page(url)).toMatch(shown);
      expect(await page(url)).not.toContain('class="wordmark-name');
    }
    expect(await mail()).toMatch(
      new RegExp(`src="http[^"]+/media/${id}-720.webp" width="144" height="36" alt="Dhow"`),
    );
    const { rawPayload } = await test.app.inject(`/media/${id}-720.webp`);
    expect((await sharp(rawPayload).stats()).isOpaque).toBe(false);

    await save({ logo: null });
    await publish();
    expect(await page('/about')).toContain('class="wordmark-name');
    expect(await page('/api/site')).toBe(fresh);
  });

  it('is no SVG, and nothing that was never uploaded', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect((await uploadPicture(svg)).statusCode).toBe(415);
    expect((await save({ logo: 'a'.repeat(32) })).status).toBe(422);
    expect((await save({ logo: 'https://a.example/a.png' })).status).toBe(422);
  });
});

it('keeps the pictures of every version, and lets go those of a draft that is thrown away', async () => {
  const used = await upload(1);
  await save({ slides: [{ ...slide('One'), picture: used }] });
  await publish();
  expect(await page('/')).toContain(`/media/${used}`);
  await save({ slides: [slide('Two')] });
  await publish();
  const [thrown, never] = [await upload(2), await upload(3)];
  await save({ slides: [{ ...slide('Three'), narrow: thrown }] });
  const { draft } = await read();
  await call('DELETE', '', { version: draft?.version });
  await test.db.update(mediaAsset).set({ reservedAt: null }).where(eq(mediaAsset.id, never));
  await sweepMedia(test.context, 0);
  const left = await test.db.select({ id: mediaAsset.id }).from(mediaAsset);
  expect(left).toEqual([{ id: used }]);
  expect((await save({ slides: [{ ...slide('Four'), picture: thrown }] })).status).toBe(422);
});

describe('what is no content', () => {
  const base = Content.parse({});
  const cases: [string, object][] = [
    ['a script for a link', { slides: [{ ...slide('A'), to: 'javascript:alert(1)' }] }],
    ['a link that only looks like a path', { slides: [{ ...slide('A'), to: '//evil.example' }] }],
    ['a path with a backslash', { slides: [{ ...slide('A'), to: '/\\evil.example' }] }],
    ['a link without a lock', { promotions: [{ ...base.promotions[0], to: 'http://a.example' }] }],
    ['a social link of data', { social: [{ name: 'X', link: 'data:text/html,x' }] }],
    ['markup', { slides: [slide('<script>alert(1)</script>')] }],
    ['an unknown block', { sections: [{ kind: 'html', html: '<b>' }] }],
    ['an unknown key', { sections: [{ kind: 'trending', onclick: 'x' }] }],
    ['a section twice', { sections: [{ kind: 'trending' }, { kind: 'trending' }] }],
    ['too many slides', { slides: Array.from({ length: 7 }, () => slide('A')) }],
    ['a long text', { slides: [slide('A'.repeat(41))] }],
    ['no slide', { slides: [] }],
    ['a picture elsewhere', { slides: [{ ...slide('A'), picture: 'https://a.example/a.jpg' }] }],
    ['depth', { slides: [JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)] }],
  ];
  it.each(cases)('%s is refused', async (_, changes) => {
    const answer = await save(changes as Partial<KeptContent>);
    expect([400, 422]).toContain(answer.status);
    expect(await test.db.select().from(contentVersion)).toEqual([]);
  });

  it('names each field that is wrong', async () => {
    const gone = 'a'.repeat(32);
    const fieldsOf = async (changes: object) => {
      const { status, body } = await save(changes as Partial<KeptContent>);
      return [status, Object.keys(body.fields as object)];
    };
    const slides = [slide('A'), { ...slide(''), to: 'shop' }];
    expect(await fieldsOf({ slides, seo: { '/shop': { title: words('') } } })).toEqual([
      422,
      ['content/slides/1/start/en', 'content/slides/1/to', 'content/seo//shop/title/en'],
    ]);
    expect(await fieldsOf({ slides: [{ ...slide('A'), narrow: gone }], logo: gone })).toEqual([
      422,
      ['content/slides/0/narrow', 'content/logo'],
    ]);
  });

  it('what looks like markup elsewhere is text in pages', async () => {
    const nasty = `"><img src=x onerror=alert(1)> & '</script>`;
    await save({ site: { storeHours: nasty, founder: nasty } });
    await publish();
    for (const url of ['/', '/about']) {
      const html = await page(url);
      expect(html).toContain('onerror');
      expect(html).not.toMatch(/<img src=x|'<\/script>/);
    }
  });
});

it("leaves the operator's file in place, and keeps what it said when it is gone", async () => {
  const logo = { url: 'https://cdn.example/logo.png', width: 900, height: 100 };
  const site = { storeHours: 'By appointment', terms: { returnDays: '14 days' }, logo };
  const other = await testApp({}, null, undefined, site);
  try {
    await importFile(other.context);
    await importFile(other.context);
    const token = (await anAdmin(other)).authorization;
    const content = await other.app.inject({ url: '/api/admin/content', headers: token });
    expect(content.json()).toMatchObject({
      setByFile: ['site.storeHours', 'site.terms.returnDays', 'logo'],
      published: [{ number: 1, by: 'SITE_CONFIG' }],
    });
    const body = { ...content.json().content, site: { storeHours: 'At night', tagline: 'Ours' } };
    const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
      other.app.inject({ method, url: `/api/admin/content${url}`, headers: token, payload });
    await send('PUT', '', { content: body, version: 0 });
    await send('POST', '/publish', { version: 1, at: 'now' });
    const shown = (await other.app.inject('/api/site')).json();
    expect(shown).toMatchObject({ ...site, tagline: 'Ours', logo: { width: 180, height: 20 } });
    expect(
      await other.db.select().from(contentVersion).where(isNull(contentVersion.publishedAt)),
    ).toEqual([]);
  } finally {
    await other.close();
  }
});
