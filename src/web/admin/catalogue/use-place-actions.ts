import type { Listing } from '#contracts/category.ts';
import { useWrite } from '#web/ui/office/mutate.ts';
import { toasts } from '#web/ui/office/toasts.tsx';
import { type Place, type PlaceKind, placeLists } from './places.ts';

/** What can be done to a place besides editing it. Both reject where the API refuses. */
export function usePlaceActions(kind: PlaceKind, isQuiet = false) {
  const write = useWrite<Place>(placeLists);
  return {
    async setListing(id: string, status: Listing) {
      const answer = await write(`/admin/list-${kind.call}/${id}`, {
        method: 'PUT',
        body: { status },
      });
      if (!isQuiet) toasts.success(answer.message);
    },
    async remove(id: string) {
      const answer = await write(`/admin/delete-${kind.call}/${id}`, { method: 'DELETE' });
      if (!isQuiet) toasts.success(answer.message);
    },
  };
}
