import { getAnySeller } from '#contracts/calls/sellers.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { readClaims, useToken } from '#web/ui/back-office/session.ts';
import { useRead } from '#web/ui/back-office/use-call.ts';

/** Whether the seller may change leads. What is not known yet is left to the server to refuse. */
export const useMayWrite = (): boolean => useSelf().data?.status !== false;

/** Returns the id in the seller's token; empty where there is none. */
export function useUserId(): string {
  const token = useToken(useBackOffice().role);
  return (token && readClaims(token).userId) || '';
}

/** Loads the logged-in seller, again at intervals, since its approval can change at any time. */
export function useSelf() {
  const id = useUserId();
  return useRead(getAnySeller, { params: { id } }, { enabled: id !== '', refetchInterval: 60_000 });
}
