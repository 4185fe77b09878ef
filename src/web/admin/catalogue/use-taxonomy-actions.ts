import type { Listing } from '#contracts/category.ts';
import { useWrite } from '#web/ui/back-office/mutate.ts';
import { type TaxonomyEntry, type TaxonomyKind, taxonomyLists } from './taxonomy.ts';

/** What can be done to an entry besides editing it. Both reject where the API refuses. */
export function useTaxonomyActions(kind: TaxonomyKind) {
  const write = useWrite<TaxonomyEntry>(taxonomyLists);
  return {
    async setListing(id: string, status: Listing) {
      await write(`/admin/list-${kind.call}/${id}`, {
        method: 'PUT',
        body: { status },
      });
    },
    async remove(id: string) {
      await write(`/admin/delete-${kind.call}/${id}`, { method: 'DELETE' });
    },
  };
}
