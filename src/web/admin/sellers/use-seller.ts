import { getAnySeller } from '#contracts/calls/sellers.ts';
import { useRead } from '#web/ui/back-office/use-call.ts';

/** One seller as admins see it. */
export const useSeller = (id: string) => useRead(getAnySeller, { params: { id } });
