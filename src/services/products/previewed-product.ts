import type { Attribute } from '#contracts/attributes/attribute.ts';
import type { AttributeShown, AttributeValue } from '#contracts/attributes/values.ts';
import type { Reference } from '#contracts/id.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { PreviewedProduct, ShownPart } from '#contracts/products/previewed-product.ts';

/** Returns a product as a preview shows it: what of it a change is about, as that is and as it would be. */
export function previewedProduct(
  { _id, name, seller, media }: ManagedProduct,
  before: ShownPart,
  after: ShownPart,
): PreviewedProduct {
  return {
    ...{ _id, name, before, after, refusal: null },
    seller: { _id: seller._id, name: seller.name },
    picture: media.find(({ kind }) => kind === 'image') ?? null,
  };
}

/** Returns the entries that a product stands in, the highest first. */
export const entriesOf = ({ categoryId, subCategoryId, productTypeId }: ManagedProduct) =>
  [categoryId, subCategoryId, productTypeId].filter((entry): entry is Reference => entry !== null);

/** Returns a value as it is shown of a product that has it. */
export function shownValue(attribute: Attribute, value: AttributeValue): AttributeShown {
  const { _id, code, name, group, kind, unit, scale, comparable, choices } = attribute;
  const chosen = Array.isArray(value) ? value : [];
  return {
    ...{ _id, code, name, group, kind, unit, scale, comparable },
    value: Array.isArray(value) ? null : value,
    values: chosen.flatMap((item) => {
      const { choice, available } =
        typeof item === 'string' ? { choice: item, available: true } : item;
      const known = choices.find((each) => each._id === choice);
      return known === undefined ? [] : [{ ...known, available }];
    }),
  };
}
