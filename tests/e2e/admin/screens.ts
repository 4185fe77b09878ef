import type { APIRequestContext, Page } from '@playwright/test';
import { addressOf, adminScreens } from '#web/admin/screens.ts';
import { addProducts, ownSeller, productsOf } from '../seller/seller-session.ts';
import { ownName } from './admin-session.ts';

/** A seller with two products that no other test knows, and what leads to them. */
export async function ownShop(request: APIRequestContext) {
  const seller = await ownSeller(request);
  const word = ownName('Plover').replace(' ', '');
  await addProducts(request, seller, [`${word} One`, `${word} Two`]);
  const products = await productsOf(request, seller);
  return { ...seller, word, products };
}
export type Shop = Awaited<ReturnType<typeof ownShop>>;

/** The address of every screen that lists or tells something to those who have logged in. */
export const screensOf = (shop: { id: string; products: { _id: string }[] }): string[] => [
  ...adminScreens.map(addressOf).filter((address) => !address.includes(':')),
  `/admin/approvals/looks/${shop.products[0]?._id}`,
  '/admin/newsletter/issues/new',
  '/admin/content?part=sections',
  '/admin/pages/new?kind=story',
  `/admin/privacy?seller=${shop.id}`,
  '/admin/category?q=nothing+is+called+this',
  `/admin/sellers/${shop.id}`,
  `/admin/sellers/${shop.id}/profile`,
  `/admin/sellers/${shop.id}/messages`,
  `/admin/sellers/${shop.id}/enquiries`,
  `/admin/sellers/${shop.id}/receipts`,
  `/admin/sellers/${shop.id}/activity`,
  `/admin/sellers/${shop.id}/sessions`,
  `/admin/sellers/${shop.id}/merge`,
];

/** Screens for those who have not logged in. */
export const openScreens = ['/admin/login', '/admin/forgot-password', '/admin/reset-password'];

export type DialogWay = { name: string; address: string; open: (page: Page) => Promise<void> };

const press =
  (name: string | RegExp, isExact = true) =>
  (page: Page) =>
    page.getByRole('button', { name, exact: isExact }).first().click();

/** Every dialog of the admin's back office, and how it is opened. */
export function dialogsOf({ id, name, word }: Shop): DialogWay[] {
  const products = `/admin/product?q=${word}`;
  const profile = `/admin/sellers/${id}/profile`;
  const sellers = `/admin/sellers?q=${encodeURIComponent(name)}`;
  const select = (page: Page, row: string) =>
    page.getByRole('checkbox', { name: `Select ${row}` }).check();
  return [
    { name: 'find anything', address: '/admin/audit', open: press('Find…') },
    {
      name: 'the keys',
      address: '/admin/audit',
      open: (page) => page.keyboard.press('?'),
    },
    { name: 'add a category', address: '/admin/category', open: press('Add Category') },
    { name: 'add an attribute', address: '/admin/attributes', open: press('Add Attribute') },
    { name: 'add synonyms', address: '/admin/searches', open: press('Add Synonyms') },
    { name: 'add a sub-category', address: '/admin/sub-category', open: press('Add Sub-Category') },
    {
      name: 'add a product type',
      address: '/admin/product-type',
      open: press('Add Product Type'),
    },
    { name: 'edit a category', address: '/admin/category?q=Watches', open: press('Edit Watches') },
    {
      name: 'delete a category',
      address: '/admin/category?q=Watches',
      open: press('Delete Watches'),
    },
    { name: 'edit a product', address: products, open: press(`Edit ${word} One`) },
    {
      name: 'how a product will look',
      address: products,
      async open(page) {
        await press(`Edit ${word} One`)(page);
        await press('How it will look')(page);
      },
    },
    {
      name: 'discard what was typed',
      address: products,
      async open(page) {
        await press(`Edit ${word} One`)(page);
        await page.getByRole('dialog').getByLabel('Brand').fill('Something else');
        await page.keyboard.press('Escape');
      },
    },
    { name: 'delete a product', address: products, open: press(`Delete ${word} One`) },
    {
      name: 'delete several products',
      address: products,
      async open(page) {
        await select(page, `${word} One`);
        await press('Delete')(page);
      },
    },
    {
      name: "edit a seller's product",
      address: `/admin/sellers/${id}`,
      open: press(`Edit ${word} Two`),
    },
    {
      name: 'deactivate several sellers',
      address: sellers,
      async open(page) {
        await select(page, name);
        await press('Deactivate')(page);
      },
    },
    { name: 'deactivate a seller', address: profile, open: press('Deactivate') },
    { name: 'invite a seller', address: '/admin/sellers', open: press('Invite seller') },
    { name: 'correct contact data', address: profile, open: press('Correct contact data') },
    { name: 'add a document of a seller', address: profile, open: press('Add document') },
    { name: 'log in as a seller', address: profile, open: press('Log in as seller') },
    { name: 'an entry of the audit log', address: '/admin/audit', open: press(/^Details/, false) },
    { name: 'invite an admin', address: '/admin/people', open: press('Invite an Admin') },
    { name: 'log out everywhere', address: '/admin/account', open: press('Log out everywhere') },
  ];
}
