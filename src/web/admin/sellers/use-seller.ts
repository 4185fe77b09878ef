import { useQuery } from '@tanstack/react-query';
import type { Seller } from '#contracts/seller.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';

/** One seller as admins see it. */
export function useSeller(id: string) {
  const calls = useCalls();
  return useQuery({
    queryKey: ['seller', id],
    queryFn: ({ signal }) => calls.get<Seller>(`/admin/get-seller/${id}`, {}, signal),
  });
}
