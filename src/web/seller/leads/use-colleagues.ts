import { getColleagues } from '#contracts/calls/staff.ts';
import type { Colleague } from '#contracts/staff/staff.ts';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../use-self.ts';

const none: readonly Colleague[] = [];

/** Returns whom leads can be given to: the seller itself, and its staff. */
export function useColleagues(): readonly Colleague[] {
  const userId = useUserId();
  const { data = none } = useRead(
    getColleagues,
    { params: { userId } },
    { enabled: userId !== '', staleTime: 60_000 },
  );
  return data;
}
