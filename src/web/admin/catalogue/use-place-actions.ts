import type { Listing } from '#contracts/category.ts';
import { useWrite } from '#web/ui/office/mutate.ts';
import { type Place, type PlaceKind, placeLists } from './places.ts';

/** What can be done to a place besides editing it. Both reject where the API refuses. */
export function usePlaceActions(kind: PlaceKind) {
  const write = useWrite<Place>(placeLists);
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
