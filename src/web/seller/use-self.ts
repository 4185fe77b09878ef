import { useQuery } from '@tanstack/react-query';
import type { Seller } from '#contracts/seller.ts';
import { useBackOffice, useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { readClaims, useToken } from '#web/ui/back-office/session.ts';

/** Key of the seller as it sees itself, to be read anew by. */
export const SELF = 'self';

/** The id in the seller's token; empty where there is none. */
export function useUserId(): string {
  const token = useToken(useBackOffice().role);
  return (token && readClaims(token).userId) || '';
}

/** The seller who has logged in. Its approval can change at any time, so it is asked for anew. */
export function useSelf() {
  const calls = useCalls();
  const id = useUserId();
  return useQuery({
    queryKey: [SELF, id],
    enabled: id !== '',
    refetchInterval: 60_000,
    queryFn: ({ signal }) => calls.get<Seller>(`/admin/get-seller/${id}`, {}, signal),
  });
}
