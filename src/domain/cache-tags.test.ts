import { expect, it } from 'vitest';
import { cacheTags, isEditAlone, ofAppearing, scopesOf, valuesOf } from './cache-tags.ts';

const parents = { sellerId: 's', categoryId: 'c', subCategoryId: 'b', productTypeId: null };

it('knows an edit of what stays public', () => {
  const price = [cacheTags.product('p'), cacheTags.card('p'), ...valuesOf(parents)];
  expect(isEditAlone(price)).toBe(true);
  expect(isEditAlone([...price, cacheTags.searches, cacheTags.sitemapPart('p')])).toBe(true);
  expect(isEditAlone([cacheTags.seller('s'), cacheTags.label('s')])).toBe(true);
});

it.each([
  ['of nothing', []],
  ['a product that goes', [cacheTags.product('p'), cacheTags.card('p'), ...scopesOf(parents)]],
  ['one that loses a picture', [cacheTags.product('p'), cacheTags.mediaOfSeller('s')]],
  ['a seller that goes', [cacheTags.seller('s'), cacheTags.productsOfSeller('s')]],
  ['many that go', [...ofAppearing]],
  ['a page', [cacheTags.page('p'), cacheTags.pageNames]],
  ['a category', [cacheTags.category('c'), cacheTags.navigation]],
  ['part of a change', [cacheTags.inParts, cacheTags.card('p')]],
  ['what nobody knows yet', [cacheTags.card('p'), 'new-kind']],
])('takes for none a change %s', (_what, tags) => {
  expect(isEditAlone(tags)).toBe(false);
});
