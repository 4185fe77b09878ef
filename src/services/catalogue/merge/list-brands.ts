import type { BrandQuery, BrandSpelling } from '#contracts/catalogue-merge.ts';
import { LONGEST_PAGE } from '#contracts/list-query.ts';
import type { Database } from '#database/database.ts';
import { countBrands } from '#database/queries/catalogue/merge/merges.ts';
import { folded } from '#domain/search/folded.ts';
import { likelyTwins } from '#domain/text/likely-twins.ts';

/** Returns a page of the spellings of brands, each with its likely twins. All are read, as twins are told by all. */
export async function listBrands(db: Database, query: BrandQuery) {
  const counted = await countBrands(db);
  const products = new Map(counted.map(({ name, products }) => [name, products]));
  const twins = likelyTwins(counted.map(({ name }) => name));
  const sought = folded(query.q ?? '');
  const { sort = 'name', order = sort === 'name' ? 'asc' : 'desc' } = query;
  const found = counted.filter(
    ({ name }) => folded(name).includes(sought) && (query.twins === undefined || twins.has(name)),
  );
  if (sort === 'products') found.sort((one, other) => one.products - other.products);
  if (order === 'desc') found.reverse();
  const { page = 1, limit = LONGEST_PAGE } = query;
  const rows = found.slice((page - 1) * limit, page * limit).map(
    ({ name, products: pieces }): BrandSpelling => ({
      ...{ _id: name, name, products: pieces },
      twins: (twins.get(name) ?? []).map((other) => ({
        name: other,
        products: products.get(other) ?? 0,
      })),
    }),
  );
  const nextPage = found.length > page * limit ? page + 1 : null;
  return { rows, total: found.length, next: null, nextPage };
}
