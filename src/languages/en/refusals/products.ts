import type { OfField } from './labels.ts';

// Products, their values, and how they stand.

export const tooManyMedia = ({ most }: { most: number }) =>
  `A product can have at most ${most} pictures and videos.`;
export const priceWouldBeTooHigh = 'The price would be too high.';
export const categoryGone = 'This category does not exist. Choose another.';
export const subCategoryOfOther = 'This sub-category does not belong to the chosen category.';
export const productTypeOfOther = 'This product type does not belong to the chosen sub-category.';
export const articleNumberTaken = 'You have a product with this article number already.';
export const tooManyDrafts = ({ most }: { most: number }) =>
  `You have ${most} drafts already. Delete one to keep another.`;
export const sayReservedUntil = 'Say until which day the product is reserved.';
export const notTakenDown = 'Nobody has taken this product down, or not any more.';
export const sizeNotOfProduct = 'This product does not come in that size.';
export const productDeletedMeanwhile = 'This product was deleted meanwhile.';
export const tooManyToExport =
  'There are more than 10,000 products. Choose CSV, which can hold them all.';

export const attributeUnknown = ({ key }: { key: string }) => `There is no attribute “${key}”`;
export const attributeOfOther = ({ label }: OfField) =>
  `${label} is not an attribute of the chosen category`;
export const attributeTakesAtMost = ({ label, most }: OfField & { most: number }) =>
  `${label} takes at most ${most} values`;
export const attributeTakesOne = ({ label }: OfField) => `${label} takes only one value`;
export const sizeMustSayAvailable = ({ label, size }: OfField & { size: string }) =>
  `${label} ${size} must be available or not: true or false`;
export const attributeHasNoChoices = ({ label }: OfField) => `${label} has no choices yet`;
export const notAChoice = ({
  given,
  label,
  choices,
}: OfField & { given: string; choices: string }) => `“${given}” is not one of ${label}: ${choices}`;
export const thisIsNotAChoice = ({ label, choices }: OfField & { choices: string }) =>
  `This is not one of ${label}: ${choices}`;

type Bounds = OfField & { lowest: number | null; highest: number | null; unit: string };

export const attributeMustBeNumber = ({ label, lowest, highest, unit }: Bounds) => {
  const of = unit === '' ? '' : ` ${unit}`;
  const number = `${label} must be a number`;
  if (lowest !== null && highest !== null) return `${number} between ${lowest} and ${highest}${of}`;
  if (lowest !== null) return `${number} of at least ${lowest}${of}`;
  if (highest !== null) return `${number} of at most ${highest}${of}`;
  return unit === '' ? number : `${number} (${unit})`;
};
