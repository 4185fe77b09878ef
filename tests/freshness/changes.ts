import type { HTTPMethods } from 'fastify';
import { expect } from 'vitest';
import { parentChangeWriter } from '#services/catalogue/write-parent-changes.ts';
import { encodeNextPicture } from '#services/media/encode-next-picture.ts';
import type { TestApp } from '#tests/support/app.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { statesOf } from './state-changes.ts';
import type { World } from './world.ts';

export type Change = [title: string, make: () => Promise<unknown>];

/** Every kind of change that the public can see, one after the other, by the calls that make them. */
export function changesOf(test: TestApp, world: World): Change[] {
  const { admin, ours, other, waiting, watches, lamps, edited, cheap, lamp, trending } = world;

  async function call(
    who: { authorization: Record<string, string> },
    method: HTTPMethods,
    url: string,
    body?: object | ReturnType<typeof multipart>,
  ) {
    const form = body && 'headers' in body ? (body as ReturnType<typeof multipart>) : null;
    const answer = await test.app.inject({
      method,
      url: `/api/${url}`,
      headers: { ...form?.headers, ...who.authorization },
      ...(body && { payload: form?.payload ?? body }),
    });
    expect([url, answer.statusCode < 300 ? 200 : answer.body]).toEqual([url, 200]);
    return answer.json();
  }

  /** Sends the product's form as it is, but for these fields. */
  async function edit(id: string, fields: object, who = ours, files: Buffer[] = []) {
    const now = await call(who, 'GET', `seller/get-product/${id}`);
    const form = {
      ...{ name: now.name, brand: now.brand, description: now.description },
      ...{ priceINR: now.priceINR, priceAED: now.priceAED, originalPrice: now.originalPrice ?? '' },
      originalPriceAED: now.originalPriceAED ?? '',
      ...{ categoryId: now.categoryId._id, subCategoryId: now.subCategoryId._id },
      ...{ productTypeId: now.productTypeId?._id ?? '', sellerSku: now.sellerSku },
      ...{ isTrending: now.trending, existingImages: JSON.stringify(now.images) },
      ...fields,
    };
    const parts = files.map((content) => file('image4', content));
    await call(who, 'PUT', `seller/edit-product/${id}`, multipart(form, parts));
  }
  const imagesOf = async () =>
    (await call(ours, 'GET', `seller/get-product/${edited.id}`)).images as string[];
  const decide = async () => {
    const [change] = await call(admin, 'GET', 'admin/get-seller-changes');
    await call(admin, 'PUT', `admin/decide-change/${change._id}`, { accept: true, reason: '' });
  };
  const profile = (fields: object, files: Buffer[] = []) =>
    call(
      ours,
      'PUT',
      `seller/update-profile/${ours.id}`,
      multipart(
        { name: ours.name, ...fields },
        files.map((content) => file('profileImage', content)),
      ),
    );
  const setStatus = (id: string, status: boolean) =>
    call(admin, 'PUT', `admin/update-status/${id}`, { status, reason: '' });
  const list = (what: string, id: string, status: string) =>
    call(admin, 'PUT', `admin/list-${what}/${id}`, { status });
  const aNew = (fields: object) =>
    multipart({
      ...{ name: 'Third watch', brand: 'Calderon', priceINR: '300', priceAED: '30' },
      ...{ categoryId: watches.id, subCategoryId: watches.sub.id, ...fields },
    });
  let added = '';
  const inBackground = async () => {
    const step = parentChangeWriter();
    while (await step(test.context));
  };

  return [
    ['a description', () => edit(edited.id, { description: 'Steel and glass' })],
    ['an article number', () => edit(edited.id, { sellerSku: 'A2' })],
    ['nothing but the version', () => edit(edited.id, {})],
    ['a price between others', () => edit(edited.id, { priceINR: '510' })],
    ['a price in dirhams', () => edit(edited.id, { priceAED: '51' })],
    ['an earlier price', () => edit(edited.id, { originalPrice: '900' })],
    ['an earlier price in dirhams', () => edit(edited.id, { originalPriceAED: '900' })],
    ['the lowest price', () => edit(cheap.id, { priceINR: '90', priceAED: '9' })],
    ['the lowest price, now higher', () => edit(cheap.id, { priceINR: '95', priceAED: '9.5' })],
    ['a name', () => edit(edited.id, { name: 'Port watch' })],
    ['a name that is another word', () => edit(edited.id, { name: 'Port clock' })],
    ['a name that a slip meant', () => edit(lamp.id, { name: 'Wach' }, other)],
    ['a name in Arabic', () => edit(edited.id, { nameArabic: 'ساعة الميناء' })],
    ['a brand', () => edit(edited.id, { brand: 'Midas' })],
    ['a brand that nobody has', () => edit(edited.id, { brand: 'Novel' })],
    [
      'a mark',
      () => call(admin, 'PUT', `admin/update-trending/${edited.id}`, { isTrending: true }),
    ],
    [
      'no mark',
      () => call(admin, 'PUT', `admin/update-trending/${edited.id}`, { isTrending: false }),
    ],
    [
      'a later picture',
      async () =>
        edit(edited.id, { existingImages: JSON.stringify((await imagesOf()).slice(0, 2)) }),
    ],
    [
      'a picture more',
      async () => edit(edited.id, {}, ours, [await scene(900, 600, 9).jpeg().toBuffer()]),
    ],
    [
      'another cover',
      async () =>
        edit(edited.id, {
          existingImages: JSON.stringify((await imagesOf()).reverse()),
          mediaOrder: JSON.stringify((await imagesOf()).reverse()),
        }),
    ],
    ['new widths', () => encodeNextPicture(test.context)],
    ...statesOf(call, edit, world),
    ['no type', () => edit(edited.id, { productTypeId: '' })],
    [
      'another category',
      () => edit(edited.id, { categoryId: lamps.id, subCategoryId: lamps.sub.id }),
    ],
    [
      'the category before',
      () =>
        edit(edited.id, {
          categoryId: watches.id,
          subCategoryId: watches.sub.id,
          productTypeId: watches.type.id,
        }),
    ],
    [
      'another category of a trending one',
      () => edit(trending.id, { categoryId: lamps.id, subCategoryId: lamps.sub.id }),
    ],
    [
      'a product',
      async () => {
        added = (await call(ours, 'POST', 'seller/add-product', aNew({}))).data._id;
      },
    ],
    ['a product that goes', () => call(ours, 'DELETE', `seller/delete-product/${added}`)],
    [
      'a trending product',
      async () => {
        added = (
          await call(
            other,
            'POST',
            'seller/add-product',
            aNew({ isTrending: 'true', productTypeId: watches.type.id }),
          )
        ).data._id;
      },
    ],
    ['a trending product that goes', () => call(other, 'DELETE', `seller/delete-product/${added}`)],
    ["a seller's text", () => profile({ description: 'We sell watches' })],
    ["a seller's text in Arabic", () => profile({ descriptionArabic: 'نبيع الساعات' })],
    ["a seller's city in Arabic", () => profile({ cityArabic: 'دبي' })],
    [
      "a seller's number",
      async () => {
        await profile({ INR: '9876543210' });
        await decide();
      },
    ],
    [
      "a seller's name",
      async () => {
        await profile({ name: 'Lampmaker' });
        await decide();
      },
    ],
    [
      "a seller's picture",
      async () => profile({ name: 'Lampmaker' }, [await scene(900, 600, 12).jpeg().toBuffer()]),
    ],
    [
      "widths of a seller's picture",
      async () => {
        while (await encodeNextPicture(test.context)) {
          /* all */
        }
      },
    ],
    ['a new seller', () => setStatus(waiting.id, true)],
    ['a seller that goes', () => setStatus(other.id, false)],
    ['a seller that goes, in the background', inBackground],
    ['a seller that is back', () => setStatus(other.id, true)],
    ['a seller that is back, in the background', inBackground],
    [
      "a category's text",
      () =>
        call(
          admin,
          'PUT',
          'admin/edit-category',
          multipart({ categoryId: watches.id, name: 'Watches', description: 'All watches' }),
        ),
    ],
    [
      "a category's name in Arabic",
      () =>
        call(
          admin,
          'PUT',
          'admin/edit-category',
          multipart({ categoryId: watches.id, name: 'Watches', nameArabic: 'ساعات' }),
        ),
    ],
    [
      "a category's name",
      () =>
        call(
          admin,
          'PUT',
          'admin/edit-category',
          multipart({ categoryId: watches.id, name: 'Lamplights' }),
        ),
    ],
    ["a category's name, in the background", inBackground],
    [
      "a sub-category's name",
      () =>
        call(
          admin,
          'PUT',
          `admin/edit-subcategory/${watches.sub.id}`,
          multipart({ categoryId: watches.id, name: 'Chronographs' }),
        ),
    ],
    [
      "a type's name",
      () =>
        call(
          admin,
          'PUT',
          `admin/edit-type/${watches.type.id}`,
          multipart({ categoryId: watches.id, subCategoryId: watches.sub.id, name: 'Divers' }),
        ),
    ],
    [
      'names of a sub-category and a type in Arabic',
      async () => {
        const { sub, type } = watches;
        const sent = { categoryId: watches.id, name: 'Chronographs', nameArabic: 'كرونوغراف' };
        await call(admin, 'PUT', `admin/edit-subcategory/${sub.id}`, multipart(sent));
        const own = { subCategoryId: sub.id, name: 'Divers', nameArabic: 'ساعات الغوص' };
        await call(admin, 'PUT', `admin/edit-type/${type.id}`, multipart({ ...sent, ...own }));
      },
    ],
    ['a hidden type', () => list('type', watches.type.id, 'UNLISTED')],
    ['a listed type', () => list('type', watches.type.id, 'LISTED')],
    ['a hidden sub-category', () => list('subcategory', watches.sub.id, 'UNLISTED')],
    ['a listed sub-category', () => list('subcategory', watches.sub.id, 'LISTED')],
    [
      'a sub-category that moves',
      () =>
        call(
          admin,
          'PUT',
          `admin/edit-subcategory/${watches.sub.id}`,
          multipart({ categoryId: lamps.id, name: 'Chronographs' }),
        ),
    ],
    ['a sub-category that moves, in the background', inBackground],
    ['a hidden category', () => list('category', lamps.id, 'UNLISTED')],
    ['a hidden category, in the background', inBackground],
    ['a listed category', () => list('category', lamps.id, 'LISTED')],
    ['a listed category, in the background', inBackground],
    [
      'a new category',
      () => call(admin, 'POST', 'admin/add-category', multipart({ name: 'Lampshades' })),
    ],
    [
      'a new sub-category',
      () =>
        call(
          admin,
          'POST',
          'admin/add-subcategory',
          multipart({ name: 'Shades', categoryId: lamps.id }),
        ),
    ],
    [
      'a new type',
      () =>
        call(
          admin,
          'POST',
          'admin/add-type',
          multipart({ name: 'Silk', categoryId: lamps.id, subCategoryId: lamps.sub.id }),
        ),
    ],
    [
      'two accounts of a seller that become one',
      () =>
        call(admin, 'POST', `admin/merge-seller/${other.id}`, { into: ours.id, name: other.name }),
    ],
  ];
}
