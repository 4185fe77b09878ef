import type { APIRequestContext, Page } from '@playwright/test';
import type { Lead } from '#contracts/leads/lead.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import {
  expectSoundAtEveryWidth,
  expectSoundLayout,
  expectSoundScreens,
  viewport,
  widths,
} from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { scene } from '#tests/support/files/media-files.ts';
import {
  type Account,
  addProducts,
  callApi,
  enquire,
  leadOf,
  openAs,
  ownSeller,
} from './seller-session.ts';

// One worker, which makes the leads once.
test.describe.configure({ mode: 'default' });

let seller: Account;
let heavyLead: string;
let customer: string;
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.DHOW_URL ?? '' });
  seller = await ownSeller(request);
  const long =
    'An extraordinarily long name of a product that goes on and on, Incomprehensibilities';
  await addProducts(request, seller, ['Short', long, ...'abcdefghijk']);
  await addLeads(request, long);
  await request.dispose();
});

/** A lead of each state, and one that is as heavy as a shopper can make it, of a customer. */
async function addLeads(request: APIRequestContext, long: string): Promise<void> {
  const { token } = seller;
  const move = async (name: string, data: object) => {
    const { _id } = await leadOf(request, seller, await enquire(request, seller, [name]));
    await callApi(request, 'PUT', `/seller/move-lead/${_id}`, { token, data });
  };
  await enquire(request, seller, ['a']);
  await move('b', { state: 'TALKING' });
  await move('c', { state: 'RESERVED', reservedUntil: dayOf(new Date()) });
  await move('d', { state: 'WON', price: 1_234_567 });
  await move('e', { state: 'LOST', lostReason: 'SOLD_ELSEWHERE' });
  const pieces = Array.from({ length: 50 }, (_, index) => ({
    name: index % 2 === 0 ? long : 'Short',
    size: `${'Extraordinarily wide, '.repeat(3)}${index}`,
    quantity: 99,
    note: index % 5 === 0 ? `${'Unbreakable'.repeat(20)} as a present. `.repeat(2) : '',
  }));
  const words = `${'Incomprehensibilities'.repeat(12)}\n`.repeat(4);
  const { _id } = await leadOf(request, seller, await enquire(request, seller, pieces, words));
  heavyLead = `/seller/enquiries/${_id}`;
  const data = {
    name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
    phone: '98765 43210',
    email: `${'very-long-name-of-a-mailbox'.repeat(2)}@subdomain.of.a.long.shop.example`,
  };
  const path = `/seller/set-customer/${_id}`;
  const set = await callApi<{ data: Lead }>(request, 'PUT', path, { token, data });
  customer = `/seller/enquiries/customers/${set.data.customer?._id}`;
  await callApi(request, 'POST', `/seller/add-lead-note/${_id}`, {
    token,
    data: { words: 'Wants-it-wrapped-'.repeat(30) },
  });
  const followUpOn = dayOf(new Date());
  await callApi(request, 'PUT', `/seller/set-follow-up/${_id}`, { token, data: { followUpOn } });
}

const screens = [
  '/seller/product',
  '/seller/product?q=nothing+is+called+this',
  '/seller/dashboard',
  '/seller/enquiries',
  '/seller/enquiries?followUp=due',
  '/seller/enquiries/customers',
  '/seller/enquiries/templates',
  '/seller/enquiries/list',
  '/seller/enquiries/numbers',
  '/seller/import',
  '/seller/staff',
];
const open = [
  '/seller/',
  '/seller/register',
  '/seller/forgot-password',
  '/seller/reset-password?token=x',
  '/seller/accept-invitation',
];
/** A screen, and the button that opens its dialog. */
const dialogs: [string, string][] = [
  ['/seller/product', 'Add Product'],
  ['/seller/product', 'Edit Short'],
  ['/seller/product', 'Delete Short'],
  ['/seller/staff', 'Invite'],
];

test('every screen is sound at every width', async ({ page }) => {
  await openAs(page, seller, '/seller/product');
  await expectSoundScreens(page, [...screens, heavyLead, customer]);
});

test('every screen before the log-in is sound at every width', async ({ page }) => {
  await expectSoundScreens(page, open);
});

/** What is open on a phone, and stays so on wider screens. */
test.describe('whatever opens', () => {
  test.use({ viewport: viewport(360) });

  test('every dialog is sound', async ({ page }) => {
    await openAs(page, seller, '/robots.txt');
    for (const [screen, button] of dialogs) {
      await page.setViewportSize(viewport(360));
      await visit(page, `${screen}?q=Short`);
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
      await expectSoundAtEveryWidth(page, button);
    }
  });

  test('what is asked of a heavy lead is sound', async ({ page }) => {
    await openAs(page, seller, heavyLead);
    for (const state of ['Reserved', 'Won', 'Lost']) {
      await page.getByRole('article').getByRole('button', { name: state, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSoundAtEveryWidth(page, state);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('editing a profile, a picture and a preview is sound', async ({ page }) => {
    await openAs(page, seller, '/seller/dashboard');
    await page.getByRole('button', { name: 'Edit' }).click();
    await expectSoundAtEveryWidth(page, 'profile');
    await visit(page, '/seller/product?edit=new');
    await page.getByLabel('Image 1 file').setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await scene(900, 600, 360).jpeg().toBuffer(),
    });
    await expect(page.getByRole('button', { name: 'Remove image 1' })).toBeVisible();
    await expectSoundAtEveryWidth(page, 'form with a picture');
    await page.getByRole('button', { name: 'Turn or crop image 1' }).click();
    await expect(page.getByRole('dialog', { name: 'Turn and crop' })).toBeVisible();
    await expectSoundAtEveryWidth(page, 'editor');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'How it will look' }).click();
    await expect(page.getByRole('dialog', { name: 'How it will look' })).toBeVisible();
    await expectSoundAtEveryWidth(page, 'preview');
  });

  test('a form with faults, and leaving it, is sound', async ({ page }) => {
    await openAs(page, seller, '/seller/product?edit=new');
    await page.getByLabel('Price (INR)').fill('much');
    await page.getByRole('button', { name: 'Create Product' }).click();
    await expect(page.getByText('Product name is required')).toBeVisible();
    await expectSoundAtEveryWidth(page, 'faults');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectSoundAtEveryWidth(page, 'leaving');
  });

  test('an import is sound: checked, and with its pictures', async ({ page }) => {
    await openAs(page, seller, '/seller/import');
    const rows = [
      'SKU,Product,Brand,Category,Sub Category,INR,AED,Photo 1',
      'A1,Lantern,Calderon,Nowhere,Nothing,on request,50,front.jpg',
      `A2,${'Unbreakable'.repeat(20)},Calderon,,,1200,50,`,
    ];
    await page.getByLabel('Table of products').setInputFiles({
      name: `${'a-very-long-name-of-a-table-'.repeat(4)}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\r\n')),
    });
    await expect(page.getByRole('table', { name: 'Errors by row' })).toBeVisible();
    await expectSoundAtEveryWidth(page, 'checked');
    await visit(page, '/seller/import');
    await expect(page.getByText('Latest imports')).toBeVisible();
    await expectSoundAtEveryWidth(page, 'latest');
  });

  test('the menu is sound', async ({ page }) => {
    await openAs(page, seller, '/seller/product');
    for (const width of widths.filter((width) => width < 1024)) {
      await page.setViewportSize(viewport(width));
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSoundLayout(page, `menu at ${width} px`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
});

test.describe('by thumb at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  async function expectRoomForThumbs(page: Page, path: string): Promise<void> {
    await visit(page, path);
    await settled(page);
    await expect(page.locator('h1').first()).toBeAttached();
    expect({ path, small: await smallTargets(page) }).toEqual({ path, small: [] });
  }

  test('everything to touch is 44 px high and wide', async ({ page }) => {
    await openAs(page, seller, '/seller/product');
    for (const path of [...screens, heavyLead, customer, '/seller/product?edit=new']) {
      await expectRoomForThumbs(page, path);
    }
  });

  test('so it is before the log-in', async ({ page }) => {
    for (const path of open) await expectRoomForThumbs(page, path);
  });
});

/** What can be touched on the screen as it stands, in an area of less than 44 px. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'button, a, select, textarea, summary, [role=switch], input:not([type=file])',
    );
    const hits = (element: HTMLElement, x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.closest('label')?.contains(element));
    };
    /** How far an element is hit from its middle on, one way and the other. */
    const reach = (element: HTMLElement, x: number, y: number, dx: number, dy: number) => {
      let far = 1;
      for (const way of [1, -1]) {
        for (let step = 1; step < 30; step += 1) {
          if (!hits(element, x + dx * step * way, y + dy * step * way)) break;
          far += 1;
        }
      }
      return far;
    };
    return [...all].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [atX, atY] = [x + width / 2, y + height / 2];
      const isShown = width > 1 && height > 1 && hits(element, atX, atY);
      const isCut = Math.min(y, atY - 22) < 0 || Math.max(y + height, atY + 22) > innerHeight;
      if (!isShown || isCut) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      const [wide, high] = [
        Math.max(width, reach(element, atX, atY, 1, 0)),
        Math.max(height, reach(element, atX, atY, 0, 1)),
      ];
      return wide < 43.5 || high < 43.5 ? [`${name}: ${wide} × ${high}`] : [];
    });
  });
}

test('by keyboard alone: to a product and its new price', async ({ page }) => {
  await openAs(page, seller, '/seller/product');
  await settled(page);
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search products...')).toBeFocused();
  await page.keyboard.type('Short');
  await expect(page).toHaveURL(/q=Short/);
  await page.getByRole('button', { name: 'Edit Short' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Price (INR)').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1222');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Short/ })).toContainText('₹1,222');
});
