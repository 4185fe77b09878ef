import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getAllProducts, getProducts, setTrending } from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import type { Rows } from '#web/ui/back-office/calls.ts';
import { readKey, useRead } from '#web/ui/back-office/use-call.ts';

const { route } = getAllProducts;

/** How many trending products the home page shows. */
export const HOME_SHOWS = 12;
const onHomePage = { query: { trending: 'true', limit: HOME_SHOWS } } as const;

/** Returns the ids of the trending products that the home page shows; undefined until they are known. */
export function useOnHomePage(): ReadonlySet<string> | undefined {
  const { data } = useRead({ ...getProducts, reads: ['products'] }, onHomePage);
  return useMemo(() => data && new Set(data.map(({ _id }) => _id)), [data]);
}

/** The trending switch: shown at once, and reverted where the call fails or returns no data. */
export function useTrending() {
  const calls = useCalls();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ product, trending }: { product: ManagedProduct; trending: boolean }) => {
      const answer = await calls.send(setTrending, {
        params: { productId: product._id },
        body: { isTrending: trending },
      });
      if (!answer.data) throw new Error('The answer has no data');
      return answer.data;
    },
    onMutate: ({ product, trending }) => show(client, product._id, { trending }),
    onError: (_error, { product }) => show(client, product._id, { trending: product.trending }),
    onSuccess: ({ _id, trending, version }) => {
      show(client, _id, { trending, version });
      void client.invalidateQueries({ queryKey: readKey(getProducts, onHomePage) });
    },
  });
}

function show(client: QueryClient, id: string, changes: Partial<ManagedProduct>): void {
  client.setQueriesData<Rows<ManagedProduct>>(
    { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(route) },
    (list) =>
      list && {
        ...list,
        rows: list.rows.map((row) => (row._id === id ? { ...row, ...changes } : row)),
      },
  );
}
