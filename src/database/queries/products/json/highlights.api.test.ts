import { expect, it } from 'vitest';
import type { AttributeValues } from '#contracts/attributes/values.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  aSubCategory,
  parentsOf,
} from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { listProducts } from '../../../catalogue/find-products.ts';

const test = await sharedApp();
const parents = parentsOf(await aSeller(test), await aCategory(test.db));
const here = { categoryId: parents.categoryId };
const onCard = true;

const strap = await anAttribute(test.db, {
  ...{ name: 'Strap', kind: 'choices', choices: ['Steel', 'Tan "leather"'], onCard },
  entries: [{ subCategoryId: parents.subCategoryId }],
});
const size = await anAttribute(test.db, {
  ...{ name: 'Case size', kind: 'number', unit: 'mm', onCard, entries: [{ ...here, position: 1 }] },
});
const sealed = await anAttribute(test.db, {
  ...{ name: 'Sealed', kind: 'yes-no', onCard, entries: [{ ...here, position: 2 }] },
});
const shoe = await anAttribute(test.db, {
  ...{ name: 'Shoe size', kind: 'size', scale: 'EU', choices: ['41', '42', '43'], onCard },
  entries: [{ ...here, position: 3 }],
});
const fit = await anAttribute(test.db, {
  ...{ name: 'Size', kind: 'size', choices: ['S', 'M', 'L'], onCard },
  entries: [{ ...here, position: 4 }],
});
const weight = await anAttribute(test.db, {
  ...{ name: 'Weight', kind: 'number', unit: 'g', entries: [{ ...here, position: 0 }] },
});
const elsewhere = await anAttribute(test.db, {
  ...{ name: 'Lens', kind: 'text', onCard },
  entries: [{ subCategoryId: (await aSubCategory(test.db, parents.categoryId)).id }],
});

async function highlightsOf(attributes: AttributeValues): Promise<string[]> {
  const { id } = await aProduct(test.db, parents, { attributes });
  const { json } = await listProducts(test.db, { ids: [id] }, { as: 'card' });
  return JSON.parse(json)[0].highlights;
}

it('tells the first two that are shown in cards, in the order of the taxonomy entries', async () => {
  const given = { [strap.id]: [strap.idOf('Steel')], [size.id]: 38.5, [weight.id]: 70 };
  expect(await highlightsOf({ ...given, [sealed.id]: true })).toEqual(['38.5 mm', 'Sealed']);
  expect(await highlightsOf(given)).toEqual(['38.5 mm', 'Steel']);
});

it('tells nothing of a no, of another category, or of nothing', async () => {
  expect(await highlightsOf({})).toEqual([]);
  expect(await highlightsOf({ [sealed.id]: false, [elsewhere.id]: 'Smoke' })).toEqual([]);
});

it('tells the sizes that can be had, and all that was chosen', async () => {
  const sizes = ['41', '42', '43'].map((label) => ({
    choice: shoe.idOf(label),
    available: label !== '42',
  }));
  expect(await highlightsOf({ [shoe.id]: sizes })).toEqual(['EU 41, 43']);
  const none = sizes.map(({ choice }) => ({ choice, available: false }));
  expect(await highlightsOf({ [shoe.id]: none })).toEqual([]);
  const [small, large] = ['S', 'L'].map((label) => ({ choice: fit.idOf(label), available: true }));
  expect(await highlightsOf({ [fit.id]: [small, large] } as AttributeValues)).toEqual(['S, L']);
  const both = [strap.idOf('Tan "leather"'), strap.idOf('Steel')];
  expect(await highlightsOf({ [strap.id]: both })).toEqual(['Steel, Tan "leather"']);
});

it('tells a new label at once, in a list that was kept', async () => {
  const admin = await anAdmin(test);
  const steel = { [strap.id]: [strap.idOf('Steel')] };
  const { id } = await aProduct(test.db, parents, { attributes: steel });
  const told = async () =>
    (await test.app.inject(`/api/get-product?fields=card&ids=${id}`)).json()[0].highlights;
  expect(await told()).toEqual(['Steel']);
  const answer = await test.app.inject({
    method: 'PUT',
    url: `/api/admin/edit-attribute/${strap.id}`,
    headers: admin.authorization,
    payload: {
      ...{ name: 'Strap', kind: 'choices', onCard: true },
      choices: [
        { _id: strap.idOf('Steel'), label: 'Brushed steel' },
        { _id: strap.idOf('Tan "leather"'), label: 'Tan' },
      ],
      entries: [{ level: 'sub-category', _id: parents.subCategoryId, required: false }],
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await told()).toEqual(['Brushed steel']);
});
