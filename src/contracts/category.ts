import { z } from 'zod';
import { inTranslations } from '#languages/translations.ts';
import { Id, Reference } from './id.ts';
import { listQuery } from './list-query.ts';
import { MediaItem } from './media.ts';
import { lineText, optionalLine, optionalText } from './text.ts';
import { labelIn, shownTranslation } from './translated.ts';
import { versionField } from './version.ts';

/**
 * Shown publicly or not (docs/behaviour/rules.md#visibility). Products under anything unlisted are
 * hidden from the public.
 */
export const Listing = z.enum(['LISTED', 'UNLISTED']);
export type Listing = z.infer<typeof Listing>;

const focusShown = z.number().int().min(0).max(100).nullable();

const common = {
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string().describe('URL of the picture, or empty'),
  picture: MediaItem.nullable(),
  focusX: focusShown.describe(
    'The point of the picture that crops keep in sight, in per cent from its left; null for the centre',
  ),
  focusY: focusShown.describe('The same from its top; null where `focusX` is'),
  status: Listing,
  products: z.number().int().describe('How many products the asker can see under it'),
  position: z
    .int()
    .nullable()
    .describe('Where an admin has put it in order; null where nobody has'),
  createdAt: z.string(),
  version: z.number().int(),
};

export const Category = z.object(common);
export type Category = z.infer<typeof Category>;

export const SubCategory = z.object({ ...common, categoryId: Reference });
export type SubCategory = z.infer<typeof SubCategory>;

export const ProductType = z.object({
  ...common,
  categoryId: Reference,
  subCategoryId: Reference,
});
export type ProductType = z.infer<typeof ProductType>;

/** What a link to a category shows of it, which the list answers to `fields=card`. */
export const CategoryCard = Category.pick({
  _id: true,
  name: true,
  picture: true,
  focusX: true,
  focusY: true,
});
export type CategoryCard = z.infer<typeof CategoryCard>;

/** The public list of categories. */
export const PublicCatalogueQuery = listQuery(['name', 'createdAt', 'products', 'position']).extend(
  {
    fields: z
      .enum(['card'])
      .optional()
      .describe('`card` answers only the name and the picture of each category'),
  },
);
export type PublicCatalogueQuery = z.infer<typeof PublicCatalogueQuery>;

/** Admin lists of categories, sub-categories and product types. */
export const CatalogueQuery = listQuery([
  'name',
  'createdAt',
  'status',
  'category',
  'subCategory',
]).extend({
  categoryId: Id.optional(),
  subCategoryId: Id.optional(),
  status: Listing.optional(),
});
export type CatalogueQuery = z.infer<typeof CatalogueQuery>;

/** Most entries within one that are put in order. */
const MOST_ORDERED = 1_000;

/** The entries within one in the order that they are shown in: categories, or what is in `within`. */
export const TaxonomyOrder = z.object({
  level: z.enum(['category', 'sub-category', 'product-type']),
  within: Id.optional().describe('The category of sub-categories, or the sub-category of types'),
  entries: z
    .array(Id, 'Entries must be a list')
    .min(1, 'Name at least one entry')
    .max(MOST_ORDERED, `At most ${MOST_ORDERED} entries are put in order`),
  was: z.array(Id).describe('All of them in the order that was read: refused with 409 otherwise'),
});
export type TaxonomyOrder = z.infer<typeof TaxonomyOrder>;

/** What admins see of an entry besides. */
const managed = inTranslations(['name', 'description'], shownTranslation);

export const ManagedCategory = Category.extend(managed);
export const ManagedSubCategory = SubCategory.extend(managed);
export const ManagedProductType = ProductType.extend(managed);
export type ManagedCategory = z.infer<typeof ManagedCategory>;
export type ManagedSubCategory = z.infer<typeof ManagedSubCategory>;
export type ManagedProductType = z.infer<typeof ManagedProductType>;

const description = optionalText('Description', 500);
/** Unchanged where an edit, or the form that adds it, omits them. */
const translated = {
  ...inTranslations(['name'], (_, language) =>
    optionalLine(labelIn('Name', language), 80).unwrap().optional(),
  ),
  ...inTranslations(['description'], (_, language) =>
    optionalText(labelIn('Description', language), 500).unwrap().optional(),
  ),
};
/** Unchanged where an edit omits it. */
const newDescription = description.unwrap().optional();

const FOCUS = 'The focus point must be whole numbers from 0 to 100, from the left and from the top';
const focusNumber = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    ],
    FOCUS,
  )
  .pipe(z.number().int(FOCUS).min(0, FOCUS).max(100, FOCUS))
  .optional()
  .describe('In per cent, with its other half; guessed of a new picture that comes without');
const focus = { focusX: focusNumber, focusY: focusNumber };

export type FocusInput = { focusX?: number | undefined; focusY?: number | undefined };

/** Returns the body that also refuses the half of a focus point. */
export function withWholeFocus<T extends z.ZodType<FocusInput>>(input: T): T {
  return input.superRefine(({ focusX, focusY }, context) => {
    if ((focusX === undefined) === (focusY === undefined)) return;
    const path = [focusX === undefined ? 'focusX' : 'focusY'];
    context.addIssue({ code: 'custom', path, message: FOCUS });
  });
}

/** Bodies of the multipart calls; the picture is the part `image`. */
export const CategoryInput = z.object({
  name: lineText('Category name', 80),
  description,
  ...translated,
  status: Listing.optional(),
  ...focus,
});
export const CategoryEdit = z.object({
  name: lineText('Category name', 80),
  description: newDescription,
  ...translated,
  status: Listing.optional(),
  ...focus,
  categoryId: Id,
  version: versionField,
});
export const SubCategoryInput = z.object({
  name: lineText('Sub-category name', 80),
  description,
  ...translated,
  categoryId: z
    .string('Parent category is required')
    .min(1, 'Parent category is required')
    .pipe(Id),
  status: Listing.optional(),
  ...focus,
});
export const SubCategoryEdit = SubCategoryInput.extend({
  description: newDescription,
  subCategoryId: Id.optional(),
  version: versionField,
});
export const ProductTypeInput = z.object({
  name: lineText('Product type name', 80),
  description,
  ...translated,
  categoryId: z.string('Category is required').min(1, 'Category is required').pipe(Id),
  subCategoryId: z.string('Sub category is required').min(1, 'Sub category is required').pipe(Id),
  status: Listing.optional(),
  ...focus,
});
export const ProductTypeEdit = ProductTypeInput.extend({
  description: newDescription,
  version: versionField,
});
export type CategoryInput = z.infer<typeof CategoryInput>;
export type CategoryEdit = z.infer<typeof CategoryEdit>;
export type SubCategoryInput = z.infer<typeof SubCategoryInput>;
export type SubCategoryEdit = z.infer<typeof SubCategoryEdit>;
export type ProductTypeInput = z.infer<typeof ProductTypeInput>;
export type ProductTypeEdit = z.infer<typeof ProductTypeEdit>;

/** Lists or unlists one entity. */
export const ListingChange = z.object({ status: Listing });
export type ListingChange = z.infer<typeof ListingChange>;
