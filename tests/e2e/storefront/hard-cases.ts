import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { picture } from '#tests/e2e/seller/product-form.ts';
import { type Account, callApi, ownSeller } from '#tests/e2e/seller/seller-session.ts';

const clip = readFileSync(join(import.meta.dirname, '../../fixtures/media/fifth-of-a-second.mp4'));

export type HardProduct = { _id: string; name: string };
type Media = 'picture' | 'video';

export type HardCase = {
  name: string;
  brand?: string;
  media?: Media[];
  inr?: string;
  aed?: string;
};

const LONG = 'Harbour-to-harbour chronograph with a very long story, '.repeat(4).slice(0, 200);

/** What sellers do sooner or later, each in a product of its own. */
export const hardCases = {
  'no picture': { name: 'Nothing To See' },
  'one picture': { name: 'Seen Once', media: ['picture'] },
  'four pictures': { name: 'Seen Four Times', media: ['picture', 'picture', 'picture', 'picture'] },
  'a video first': { name: 'Moving First', media: ['video', 'picture'] },
  'the longest name': { name: LONG, brand: 'B'.repeat(80) },
  'the lowest price': { name: 'Almost Nothing', inr: '0.01', aed: '0.01' },
  'the highest price': { name: 'Almost Everything', inr: '999999999.99', aed: '999999999.99' },
  'Arabic words': { name: 'ساعة الميناء 40 ملم (فولاذ)', brand: 'دار الخور' },
  'Hindi words': { name: 'बंदरगाह की हाथ-घड़ी — 40 मिमी', brand: 'कारीगर & सन्स' },
} satisfies Record<string, HardCase>;

/** Adds them to the shop of a seller of the test's own, whose name is not easy either. */
export async function addHardCases(request: APIRequestContext) {
  const seller = await ownSeller(request);
  const [category] = await callApi<{ _id: string }[]>(request, 'GET', '/get-category');
  const subCategories = await callApi<{ _id: string }[]>(
    request,
    'GET',
    `/get-subcategory/all/${category?._id}`,
  );
  const parents = { categoryId: category?._id ?? '', subCategoryId: subCategories[0]?._id ?? '' };
  const made: Record<string, HardProduct> = {};
  for (const [key, hard] of Object.entries(hardCases)) {
    made[key] = await addProduct(request, seller, parents, hard);
  }
  return { seller, parents, made };
}

async function addProduct(
  request: APIRequestContext,
  { token }: Account,
  parents: Record<string, string>,
  { name, brand = 'Hard Cases', media = [], inr = '12500', aed = '550' }: HardCase,
): Promise<HardProduct> {
  const counts = { picture: 0, video: 0 };
  const order: string[] = [];
  const files: Record<string, { name: string; mimeType: string; buffer: Buffer }> = {};
  for (const kind of media) {
    counts[kind] += 1;
    const part = `${kind === 'picture' ? 'image' : 'video'}${counts[kind]}`;
    order.push(part);
    files[part] =
      kind === 'picture'
        ? await picture(Math.floor(Math.random() * 1e6))
        : { name: 'clip.mp4', mimeType: 'video/mp4', buffer: clip };
  }
  const answer = await request.post('/api/seller/add-product', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      name,
      brand,
      ...parents,
      priceINR: inr,
      priceAED: aed,
      description: `${name}. ${'Words that go on and on. '.repeat(30)}`,
      ...(order.length > 0 && { mediaOrder: JSON.stringify(order) }),
      ...files,
    },
  });
  if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { data: HardProduct }).data;
}
