import { getLeadCounts } from '#contracts/leads/lead-calls.ts';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../use-self.ts';

const A_MINUTE_MS = 60_000;

/** Returns how many leads are in each state, counted again each minute: for the sidebar and the inbox together; those of one assignee where one is given. */
export function useLeadCounts(assignee?: string) {
  const userId = useUserId();
  return useRead(
    getLeadCounts,
    { params: { userId }, ...(assignee && { query: { assignee } }) },
    { enabled: userId !== '', refetchInterval: A_MINUTE_MS },
  ).data?.states;
}
