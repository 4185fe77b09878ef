import { getOwnAccount } from '#contracts/calls/staff.ts';
import { mayStaff, type StaffRole } from '#contracts/policy.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { readClaims, useToken } from '#web/ui/back-office/session.ts';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useUserId } from './use-self.ts';

/** Loads who is logged in, again at intervals, since a member of staff can get another role at any time. */
export function useOwnAccount() {
  const userId = useUserId();
  return useRead(
    getOwnAccount,
    { params: { userId } },
    { enabled: userId !== '', refetchInterval: 60_000 },
  );
}

/** Returns what who is logged in may do; of a member of staff the least until it is known. */
function useStaffRole(): StaffRole {
  const token = useToken(useBackOffice().role);
  const { data } = useOwnAccount();
  if (data !== undefined) return data.role;
  return token && readClaims(token).staffId ? 'replies' : 'owner';
}

/** Returns whether who is logged in may make a call, by the same table as the server. */
export function useMay(): (call: { staff: StaffRole }) => boolean {
  const role = useStaffRole();
  return ({ staff }) => mayStaff(role, staff);
}
