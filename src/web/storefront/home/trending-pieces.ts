import { getProductCards } from '#contracts/calls/cards.ts';
import { getTrendingOrder } from '#contracts/calls/home-page.ts';
import type { ApiClient } from '../../api-context.ts';

/** Returns the first trending pieces: as an admin has put them in order, then the newest. */
export async function readTrending(api: ApiClient, most: number) {
  const [order, newest] = await Promise.all([
    api.get(getTrendingOrder),
    api.get(getProductCards, { query: { trending: 'true', limit: most } }),
  ]);
  const first = order.slice(0, most);
  const missing = first.filter((id) => newest.every(({ _id }) => _id !== id));
  const others =
    missing.length === 0
      ? []
      : await api.get(getProductCards, {
          query: { ids: missing.join(), trending: 'true', limit: most },
        });
  const all = [...newest, ...others];
  const ordered = first.flatMap((id) => all.find(({ _id }) => _id === id) ?? []);
  return [...ordered, ...newest.filter(({ _id }) => !first.includes(_id))].slice(0, most);
}
