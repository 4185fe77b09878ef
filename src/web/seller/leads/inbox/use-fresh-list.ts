import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

const FRESH_MS = 10_000;

/** Loads a list anew where the counts of its leads have changed, unless it was read a moment ago. */
export function useFreshList(list: UseQueryResult, counts: unknown) {
  const fingerprint = JSON.stringify(counts);
  const reload = useEffectEvent(() => {
    if (list.dataUpdatedAt > 0 && Date.now() - list.dataUpdatedAt > FRESH_MS) list.refetch();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the counts change
  useEffect(() => reload(), [fingerprint]);
}
