import type { Product } from '#contracts/product.ts';
import { listProducts } from '#database/catalogue/find-products.ts';
import { addViews, type CountedView } from '#database/queries/views/add-views.ts';
import { daysBefore, utcDayOf } from '#domain/time/days.ts';
import type { AppContext } from '#services/app-context.ts';

const DAYS = 60;
const AT_ONCE = 2_000;

/** Adds views of the last weeks: trending products are looked at most, week-ends and later weeks more than others. */
export async function loadViews(context: AppContext): Promise<void> {
  const { json } = await listProducts(
    context.db,
    { limit: 100 },
    { as: 'whole', withTotal: false },
  );
  const products: Product[] = JSON.parse(json);
  const sellers = [...new Set(products.map(({ seller }) => seller._id))];
  const views = [
    ...products.flatMap(({ _id, trending }, index) =>
      viewsOf(context.now(), 'product', _id, index, trending ? 9 : 1 + ((index * 7) % 5)),
    ),
    ...sellers.flatMap((id, index) => viewsOf(context.now(), 'seller', id, index, 6)),
  ];
  for (let start = 0; start < views.length; start += AT_ONCE) {
    await addViews(context.db, views.slice(start, start + AT_ONCE));
  }
}

function viewsOf(
  now: Date,
  page: CountedView['page'],
  id: string,
  index: number,
  usual: number,
): CountedView[] {
  return Array.from({ length: DAYS }, (_, daysAgo) => {
    const date = daysBefore(now, daysAgo);
    const day = utcDayOf(date);
    const weekEnd = date.getUTCDay() % 6 === 0 ? 1.4 : 1;
    const growth = 1 - daysAgo / (2 * DAYS);
    const uneven = 0.55 + ((index * 31 + daysAgo * 17 + ((index * daysAgo) % 13)) % 90) / 100;
    const views = usual * weekEnd * growth * uneven;
    const fromEmirates = Math.round(views * (0.25 + ((index * 3) % 4) / 10));
    return [
      { page, id, day, region: 'IN' as const, views: Math.round(views) - fromEmirates },
      { page, id, day, region: 'AE' as const, views: fromEmirates },
    ].filter((each) => each.views > 0);
  }).flat();
}
