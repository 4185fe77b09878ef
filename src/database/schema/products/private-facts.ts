import { numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { version } from '../columns.ts';
import { product } from './product.ts';

const cost = (name: string) => numeric(name, { precision: 12, scale: 2 });

/**
 * What a seller alone knows of a product. It stands apart from the product, so that no answer, search, audit or undo
 * of products can tell it by mistake.
 */
export const privateFacts = pgTable('private_facts', {
  productId: text('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  costINR: cost('cost_inr'),
  costAED: cost('cost_aed'),
  supplier: text('supplier').notNull().default(''),
  privateNotes: text('private_notes').notNull().default(''),
  version: version(),
});
