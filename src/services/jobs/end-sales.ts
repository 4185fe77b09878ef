import { lockEndedSales } from '#database/queries/products/ended-sales.ts';
import { updateProduct } from '#database/queries/products/write-product.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { tagsOfEdit } from '../products/changed-tags.ts';
import { write } from '../write.ts';

const STEP = 50;

/**
 * Asks the original prices again of the first products whose price has ended (docs/behaviour/rules.md#prices), and
 * returns whether there may be more. The audit names their sellers, who wanted it so.
 */
export function endSales(context: AppContext): Promise<boolean> {
  return write(context, async (db, touch) => {
    const ended = await lockEndedSales(db, dayOf(context.now()), STEP);
    for (const { product, sellerName } of ended) {
      const { id, sellerId, priceINR, priceAED, originalPrice, originalPriceAED, saleUntil } =
        product;
      const after = {
        priceINR: originalPrice ?? priceINR,
        priceAED: originalPriceAED ?? priceAED,
        ...{ originalPrice: null, originalPriceAED: null, saleUntil: null },
      };
      await updateProduct(db, id, after);
      const shown = { ...product, media: [] };
      touch(...tagsOfEdit(shown, { ...shown, ...after }));
      const byItself = `${sellerName}, by the last day of a price`;
      await audit(
        db,
        { role: 'seller', id: sellerId, name: byItself, approved: true },
        {
          ...{ action: 'edit-product', entity: 'product', entityId: id },
          before: { priceINR, priceAED, originalPrice, originalPriceAED, saleUntil },
          after,
        },
      );
    }
    return ended.length === STEP;
  });
}
