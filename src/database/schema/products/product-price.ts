import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { product, productPrices } from './product.ts';

/**
 * What each product costs, for back offices' tables in the order of prices: written by triggers
 * (functions/keep-price.sql). No index of `product` has its prices, so that a new price rewrites none of them.
 */
export const productPrice = pgTable(
  'product_price',
  {
    id: text('id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    ...productPrices(),
  },
  (table) => [
    index('product_price_inr').on(table.priceINR, table.id),
    index('product_price_aed').on(table.priceAED, table.id),
  ],
);

/** Set once the background has filled what an earlier release left. */
export const PRICES_FILLED = 'product-prices-filled';

const isFilled = sql`(select exists (select from site_state where name = ${sql.raw(`'${PRICES_FILLED}'`)}))`;

/** The prices of all products, as `product_price`: until they are filled, those of the products themselves. */
export const pricesNow = sql`(
  select id, price_inr, price_aed from product_price where ${isFilled}
  union all select id, price_inr, price_aed from product where not ${isFilled}) as product_price`;
