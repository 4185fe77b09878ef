import { turnTrending } from '#database/queries/home-page.ts';
import { markDue } from '#database/queries/leads/write-lead.ts';
import { sumNextDay } from '#database/queries/pipeline/category-counts.ts';
import { endReservations, lockEndedSales } from '#database/queries/products/availability.ts';
import { updateProduct } from '#database/queries/products/write-product.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { cacheTags, valuesOf } from '#domain/cache-tags.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { publishDue } from '../content/content-versions.ts';
import { publishDuePages } from '../content/pages.ts';
import { tagsOfEdit } from '../products/changed-tags.ts';
import { write } from '../write.ts';
import type { Job } from './run-job.ts';

const STEP = 50;

/** Lets products begin and end to trend at the moments that an admin has said. */
export const turnTrendingJob: Job = {
  name: 'trending',
  everySeconds: 60,
  run: async (context, _from, signal) => {
    while (!signal.aborted && (await turnSome(context)) === STEP);
    return undefined;
  },
};

/** Turns some products, and returns how many. */
function turnSome(context: AppContext): Promise<number> {
  return write(context, async (db, touch) => {
    const turned = await turnTrending(db, context.now(), STEP);
    if (turned.length > 0) touch(cacheTags.trending, ...turned.map(cacheTags.product));
    return turned.length;
  });
}

/**
 * Ends the reservations whose day is over. Readers do not wait for it: they are told that a product is
 * available from the end of that day on (docs/behaviour/rules.md#availability).
 */
export const endReservationsJob: Job = {
  name: 'reservations',
  everySeconds: 10 * 60,
  run: async (context, _from, signal) => {
    while (!signal.aborted && (await endSome(context)) === STEP);
    return undefined;
  },
};

function endSome(context: AppContext): Promise<number> {
  return write(context, async (db, touch) => {
    const ended = await endReservations(db, STEP);
    for (const product of ended) {
      touch(cacheTags.product(product.id), cacheTags.card(product.id), ...valuesOf(product));
    }
    return ended.length;
  });
}

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

const LEADS_STEP = 200;

/**
 * Brings leads whose follow-up's day has come, or whose reservation is over, to the beginning of their seller's
 * inbox. Whether one is due is told by its day, at once.
 */
export const followUpsJob: Job = {
  name: 'follow-ups',
  everySeconds: 10 * 60,
  run: async (context, _from, signal) => {
    while (
      !signal.aborted &&
      (await markDue(context.db, dayOf(context.now()), LEADS_STEP)) >= LEADS_STEP
    );
    return undefined;
  },
};

/** Publishes the drafts of the shop's content, and of its stories and pages, whose moment has come. */
export const publishContentJob: Job = {
  name: 'content',
  everySeconds: 30,
  run: async (context) => {
    await publishDue(context);
    await publishDuePages(context);
    return undefined;
  },
};

/** Adds up by category what was counted of single products on days that are over. */
export const sumCategoriesJob: Job = {
  name: 'category-counts',
  everySeconds: 10 * 60,
  run: async (context, _from, signal) => {
    while (!signal.aborted && (await sumNextDay(context.db, context.now())));
    return undefined;
  },
};
