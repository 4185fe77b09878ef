import { useQuery } from '@tanstack/react-query';
import type { Seller } from '#contracts/seller.ts';
import { useCalls } from '#web/ui/office/office-provider.tsx';

/** How many sellers wait for approval; undefined until known. */
export function useWaiting(): number | undefined {
  const calls = useCalls();
  const { data } = useQuery({
    queryKey: ['waiting'],
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => {
      const params = { approval: 'pending', limit: 1 };
      return (await calls.list<Seller>('/admin/get-sellers', params, signal)).total;
    },
  });
  return data;
}
