import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { getLeadCounts } from '#contracts/leads/lead-calls.ts';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../../use-self.ts';

const A_MINUTE_MS = 60_000;
const FRESH_MS = 10_000;

/** Returns how many leads there are, asked again each minute; where that has changed, the list loads anew. */
export function useLeadCounts(list: UseQueryResult) {
  const userId = useUserId();
  const { data } = useRead(getLeadCounts, { params: { userId } }, { refetchInterval: A_MINUTE_MS });
  const fingerprint = JSON.stringify(data);
  const reload = useEffectEvent(() => {
    if (list.dataUpdatedAt > 0 && Date.now() - list.dataUpdatedAt > FRESH_MS) list.refetch();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the counts change
  useEffect(() => reload(), [fingerprint]);
  return data;
}
