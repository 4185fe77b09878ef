import { getAttributes } from '#contracts/attributes/calls.ts';
import { listAttributesAt } from '#database/queries/attributes/list-attributes.ts';
import { attributesOfTaxonomy } from '#domain/attributes/attributes-of-taxonomy.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { type PublicRead, publicRead } from '../public-read.ts';

/** What products of a taxonomy entry are described by. */
export const attributeReads = ({ db }: AppContext): PublicRead[] => [
  publicRead(getAttributes, async ({ query: { category, subCategory, type } }) => {
    const taxonomy = { categoryId: category, subCategoryId: subCategory, productTypeId: type };
    const value = attributesOfTaxonomy(await listAttributesAt(db, taxonomy), taxonomy);
    const ids = [category, subCategory, type].flatMap((id) => id ?? []);
    return { value, tags: ids.map(cacheTags.label) };
  }),
];
