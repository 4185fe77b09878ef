import { and, eq } from 'drizzle-orm';
import { fieldNames, type ProductField } from '#contracts/product-fields.ts';
import { product, translationsNow } from '../../../schema/products/product.ts';
import { DESCRIBED, translatedColumns } from '../../../schema/translations.ts';

const translated = translatedColumns(translationsNow, ...DESCRIBED);
type Columns = Pick<typeof product, Exclude<ProductField, keyof typeof translated>> &
  typeof translated;

/** The columns that a seller fills. */
export const fieldColumns = Object.fromEntries(
  fieldNames.map((name) => [name, { ...product, ...translated }[name]]),
) as Columns;

/** The condition for one product of one seller. */
export const ofSeller = (sellerId: string, id: string) =>
  and(eq(product.id, id), eq(product.sellerId, sellerId));
