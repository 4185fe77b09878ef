import { readSlots } from '../media-slots.ts';
import type { ProductFormIn } from '../product-form.ts';

/** What people see as one thing: fields that are chosen together. */
export const groups = [
  { key: 'name', label: 'Product Name', fields: ['name'] },
  { key: 'brand', label: 'Brand', fields: ['brand'] },
  {
    key: 'category',
    label: 'Category',
    fields: ['categoryId', 'subCategoryId', 'productTypeId'],
  },
  { key: 'priceINR', label: 'Price (INR)', fields: ['priceINR'] },
  { key: 'priceAED', label: 'Price (AED)', fields: ['priceAED'] },
  { key: 'originalPrice', label: 'Original Price in INR', fields: ['originalPrice'] },
  { key: 'description', label: 'Product Description', fields: ['description'] },
  { key: 'trending', label: 'Trending', fields: ['isTrending'] },
  { key: 'sellerSku', label: 'Article number', fields: ['sellerSku'] },
  { key: 'media', label: 'Pictures and videos', fields: ['media'] },
] as const;

export type Group = (typeof groups)[number];

export type Compared = {
  /** Changed here and by somebody else, to different things. */
  conflicts: Group[];
  /** Changed by somebody else alone. */
  theirs: Group[];
  /** Changed here alone. */
  mine: Group[];
};

/** Compares what a form holds with what was saved meanwhile, both against what the form began with. */
export function compareVersions(
  before: ProductFormIn,
  mine: ProductFormIn,
  theirs: ProductFormIn,
): Compared {
  const isSame = (one: ProductFormIn, other: ProductFormIn) => (group: Group) =>
    group.fields.every((field) => textOf(one, field) === textOf(other, field));
  const changedHere = groups.filter((group) => !isSame(before, mine)(group));
  const changedThere = groups.filter((group) => !isSame(before, theirs)(group));
  const differs = (group: Group) => !isSame(mine, theirs)(group);
  return {
    conflicts: changedHere.filter((group) => changedThere.includes(group) && differs(group)),
    theirs: changedThere.filter((group) => !changedHere.includes(group)),
    mine: changedHere.filter((group) => !changedThere.includes(group)),
  };
}

/** The newest version with the groups that were kept from the form. */
export function mergeVersions(
  mine: ProductFormIn,
  theirs: ProductFormIn,
  kept: readonly Group[],
): ProductFormIn {
  const fields = kept.flatMap((group): readonly (keyof ProductFormIn)[] => group.fields);
  const values = Object.fromEntries(fields.map((field) => [field, mine[field]]));
  return { ...theirs, ...values };
}

/** A value as it is compared: media by their files, since widths come after a picture is saved. */
function textOf(form: ProductFormIn, field: Group['fields'][number]): string {
  if (field !== 'media') return String(form[field] ?? '');
  const slots = readSlots(form.media, () => true);
  return JSON.stringify(
    slots.flatMap((slot) => {
      if (slot.is === 'empty') return [];
      return slot.is === 'uploading' ? [slot.upload] : [slot.url];
    }),
  );
}
