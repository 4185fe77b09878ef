import type { Currency } from '#contracts/price.ts';
import {
  fieldNames,
  formNameOf,
  type ProductField,
  productFields,
} from '#contracts/product-fields.ts';
import * as texts from '#texts/back-office/versions.ts';
import { readSlots } from '../media-slots.ts';
import type { ProductFormIn } from '../product-form.ts';

/** Fields that are shown as one and chosen together. */
export type Group = {
  key: string;
  label: string;
  kind: 'field' | 'flag' | 'category' | 'details' | 'media';
  /** The currency, where it is a price. */
  currency?: Currency;
  fields: readonly [keyof ProductFormIn, ...(keyof ProductFormIn)[]];
};

const category: Group = {
  key: 'category',
  label: texts.category,
  kind: 'category',
  fields: ['categoryId', 'subCategoryId', 'productTypeId'],
};

const groups: readonly Group[] = [
  ...fieldNames.flatMap(groupOf),
  { key: 'attributes', label: texts.details, kind: 'details', fields: ['attributes'] },
  { key: 'media', label: texts.picturesAndVideos, kind: 'media', fields: ['media'] },
];

function groupOf(key: ProductField): Group[] {
  const name = formNameOf(key);
  if (category.fields.includes(name)) return name === category.fields[0] ? [category] : [];
  const field = productFields[key];
  const currency = 'currency' in field && { currency: field.currency };
  const kind = field.kind === 'flag' ? 'flag' : 'field';
  return [{ key, label: field.title, kind, ...currency, fields: [name] }];
}

export type Compared = {
  /** Changed here and by somebody else, to different values. */
  conflicts: Group[];
  /** Changed only by somebody else. */
  theirs: Group[];
  /** Changed only here. */
  mine: Group[];
};

/**
 * Compares a form's values with the version saved meanwhile, both against the version that the form
 * began with. Of two prices that of the first currency stands first.
 */
export function compareVersions(
  before: ProductFormIn,
  mine: ProductFormIn,
  theirs: ProductFormIn,
  [first]: readonly Currency[] = [],
): Compared {
  const isSame = (one: ProductFormIn, other: ProductFormIn) => (group: Group) =>
    group.fields.every((field) => textOf(one, field) === textOf(other, field));
  const ordered = groupsWith(first);
  const changedHere = ordered.filter((group) => !isSame(before, mine)(group));
  const changedThere = ordered.filter((group) => !isSame(before, theirs)(group));
  const differs = (group: Group) => !isSame(mine, theirs)(group);
  return {
    conflicts: changedHere.filter((group) => changedThere.includes(group) && differs(group)),
    theirs: changedThere.filter((group) => !changedHere.includes(group)),
    mine: changedHere.filter((group) => !changedThere.includes(group)),
  };
}

/** Rupees stand right before dirhams in the table of fields. */
const groupsWith = (first: Currency | undefined): Group[] => {
  const ordered = [...groups];
  for (const [at, group] of groups.entries()) {
    const next = groups[at + 1];
    if (first === 'AED' && group.currency === 'INR' && next?.currency === 'AED') {
      ordered.splice(at, 2, next, group);
    }
  }
  return ordered;
};

/** Returns the newest version with the groups chosen from the form. */
export function mergeVersions(
  mine: ProductFormIn,
  theirs: ProductFormIn,
  kept: readonly Group[],
): ProductFormIn {
  const fields = kept.flatMap((group) => group.fields);
  const values = Object.fromEntries(fields.map((field) => [field, mine[field]]));
  return { ...theirs, ...values };
}

/**
 * Returns a value as it is compared: media by their files, since widths are added after a picture
 * is saved.
 */
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
