import { getOwnAccount } from '#contracts/calls/staff.ts';
import { mayAdmin, mayStaff, type SellerAccess } from '#contracts/policy.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { readClaims, useToken } from '#web/ui/back-office/session.ts';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useUserId } from './use-self.ts';

/** What a call of sellers says of who may make it. */
export type SellerCall = Pick<SellerAccess, 'staff' | 'support'>;

/** Loads who is logged in, again at intervals, since a member of staff can get another role at any time. */
export function useOwnAccount() {
  const userId = useUserId();
  return useRead(
    getOwnAccount,
    { params: { userId } },
    { enabled: userId !== '', refetchInterval: 60_000 },
  );
}

/**
 * Returns whether who is logged in may make a call, by the same table as the server: of a member of staff the least until
 * its role is known, in a support session nothing until its admin's is.
 */
export function useMay(): (call: SellerCall) => boolean {
  const token = useToken(useBackOffice().role);
  const { data } = useOwnAccount();
  const { staffId, support } = token ? readClaims(token) : {};
  const role = data?.role ?? (staffId ? 'replies' : 'owner');
  return (call) => {
    if (!mayStaff(role, call.staff)) return false;
    if (!support) return true;
    return !!data?.support && !!call.support && mayAdmin(data.support, call.support);
  };
}
