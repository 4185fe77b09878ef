import type { Page } from '@playwright/test';
import type { EditedPage } from '#contracts/calls/pages.ts';
import { updatePage } from '#database/queries/pages.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

declare global {
  interface Window {
    hacked?: () => void;
    wasHacked?: boolean;
  }
}

let served: ServedApp;
test.beforeAll(async () => {
  served = await servedApp();
});
test.afterAll(() => served.close());

/** What plain text may be: signs that end an attribute, a template, an entity and a text of JSON. */
const ALLOWED = `"onload="hacked()"'{{1}}&lt;b`;
/** What is taken nowhere in blocks: put into the database past all checks. */
const MARKUP = `</title></script><script>hacked()</script>"'><img src=x onerror=hacked()><!--]]>`;

const words = { en: ALLOWED, ar: ALLOWED };
const banner = { title: words, text: words, to: '/shop', picture: 'hero2' };
const content = {
  slides: [{ start: words, end: words, text: words, button: words, to: '/', picture: 'hero1' }],
  promotions: [banner],
  site: { storeHours: MARKUP, founder: MARKUP, tagline: MARKUP, address: [MARKUP] },
  social: [{ name: ALLOWED, link: `https://social.example/?q="onload=hacked()` }],
  terms: [{ title: words, text: words }],
  seo: { '/': { title: words, description: words }, '/about': { title: words } },
};

async function expectUnharmed(page: Page): Promise<void> {
  await settled(page);
  const harm = await page.evaluate(() => ({
    wasHacked: window.wasHacked ?? false,
    handlers: [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => /^on/.test(name)),
    ).length,
    pictures: document.querySelectorAll('img[src="x"]').length,
    links: document.querySelectorAll('a[href^="javascript:" i], a[href^="data:" i]').length,
  }));
  expect(harm, page.url()).toEqual({ wasHacked: false, handlers: 0, pictures: 0, links: 0 });
}

test('what is written in any block is text, to shoppers and to admins', async ({ page }) => {
  const { authorization: headers, token } = await anAdmin(served);
  const parents = parentsOf(await aSeller(served), await aCategory(served.db));
  const { id } = await aProduct(served.db, parents);
  async function call<Answer>(method: 'get' | 'put' | 'post', path: string, data?: object) {
    const url = `${served.url}/api/admin/${path}`;
    const answer = await page.request[method](url, { headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Answer;
  }

  const picture = await scene(300, 200).jpeg().toBuffer();
  const sent = await page.request.post(`${served.url}/api/admin/content/picture`, {
    headers,
    multipart: { image: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture } },
  });
  const { id: uploaded } = (await sent.json()).data;
  const before = await call<{ content: { site: object } }>('get', 'content');
  await call('put', 'content', {
    content: {
      ...{ ...before.content, ...content, site: { ...before.content.site, ...content.site } },
      sections: [
        ...[{ kind: 'promotions' }, { kind: 'pieces', title: words, pieces: [id] }],
        { kind: 'banner', button: words, ...banner, picture: uploaded },
        { kind: 'story', title: words, paragraphs: [words], picture: uploaded },
        { kind: 'latest-stories' },
      ],
    },
    version: 0,
  });
  await call('post', 'content/publish', { version: 1, at: 'now' });

  const spans = [
    { text: ALLOWED, bold: true },
    { text: ALLOWED, link: '/shop?q=%22onload=hacked()' },
  ];
  const text = {
    ...{ title: ALLOWED, summary: ALLOWED },
    blocks: [
      { kind: 'heading', level: 2, text: ALLOWED },
      { kind: 'heading', level: 3, text: ALLOWED },
      ...[
        { kind: 'paragraph', spans },
        { kind: 'list', isNumbered: false, items: [spans] },
      ],
      ...[
        { kind: 'quote', spans },
        { kind: 'picture', picture: uploaded, alt: ALLOWED },
      ],
      ...[{ kind: 'pieces', pieces: [id] }, { kind: 'divider' }],
    ],
  };
  const cover = { picture: uploaded, alt: ALLOWED };
  const body = { name: 'hostile', cover, isInFooter: true, en: text, ar: text };
  const written: string[] = [];
  for (const kind of ['story', 'page']) {
    const { data } = await call<{ data: EditedPage }>('post', 'pages', { kind, body });
    await call('post', `pages/${data._id}/publish`, { version: 1, at: 'now' });
    written.push(data._id);
  }

  await page.addInitScript(() => {
    sessionStorage.setItem('hasShownWelcome', 'true');
    window.hacked = () => {
      window.wasHacked = true;
    };
  });
  const shoppers = ['/', '/about', '/stories', '/stories/hostile', '/ar/pages/hostile'];
  async function walk() {
    for (const address of shoppers) {
      await visit(page, served.url + address);
      await expectUnharmed(page);
    }
    await visit(page, `${served.url}/stories`);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/hostile$/);
    await expectUnharmed(page);
  }
  await walk();

  await page.evaluate((text) => localStorage.setItem('adminToken', text), token);
  for (const address of ['content', 'content?part=terms', 'pages', `pages/${written[0]}`]) {
    await visit(page, `${served.url}/admin/${address}`);
    await expectUnharmed(page);
  }
  await page.getByRole('textbox', { name: 'Text', exact: true }).press('End');
  await page.keyboard.type('!');
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  await expect(page.getByRole('dialog').locator('ins mark').first()).toBeVisible();
  await expectUnharmed(page);

  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const hostile = JSON.stringify(body).replaceAll(inJson(ALLOWED), inJson(MARKUP));
  for (const each of written) await updatePage(served.db, each, { published: JSON.parse(hostile) });
  served.context.content.forget('all');
  served.cache.clear();
  await walk();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(ALLOWED);
});
