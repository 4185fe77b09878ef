import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import type { TaxonomyEntry, TaxonomyKind } from './taxonomy.ts';

/**
 * The entry of this id as it is now, whether or not the page of the list shows it: its version is
 * what an edit is measured against. Undefined while it is read; null where there is none.
 */
export function useEditedEntry<T extends TaxonomyEntry>(kind: TaxonomyKind, id: string | null) {
  const calls = useCalls();
  const client = useQueryClient();
  const queryKey = ['place', kind.call, id];
  const query = useQuery({
    queryKey,
    enabled: id !== null && id !== 'new',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => calls.get<T>(`/admin/get-${kind.call}/${id}`, {}, signal),
  });
  return { query, reload: () => client.resetQueries({ queryKey }) };
}
