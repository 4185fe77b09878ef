import type { ManagedProduct } from '#contracts/product.ts';
import { type BulkAsked, bulkCalls } from '#contracts/products/bulk-change.ts';
import type {
  BulkChangeInput,
  MatchingPreview,
  OwnBulkChangeInput,
} from '#contracts/products/matching-change.ts';
import { useBackOffice } from '../../back-office-provider.tsx';
import type { BulkAction } from '../../list/bulk-dialog.tsx';
import type { Selection } from '../../list/selection.ts';
import { useSend } from '../../use-call.ts';
import type { FieldsAsk, Without } from './change-preview.tsx';

type Preview<Asked extends BulkAsked> = (
  body: FieldsAsk & { filter: Asked['filter']; ids: string[] | undefined },
  signal: AbortSignal,
) => Promise<MatchingPreview>;

/** Returns how selected products, or all that match a filter, are changed in the background, and previewed. */
export function useMatchingActions<Asked extends BulkAsked>(
  selection: Selection<ManagedProduct>,
  filter: Asked['filter'],
  preview: Preview<Asked>,
) {
  const { role } = useBackOffice();
  const asAdmin = useSend(bulkCalls.admin.start);
  const asSeller = useSend(bulkCalls.seller.start);
  const send = async (body: BulkAsked) =>
    role.role === 'admin'
      ? asAdmin({ body: body as BulkChangeInput })
      : asSeller({ body: body as OwnBulkChangeInput });
  const which = selection.isAll
    ? { filter, ids: undefined }
    : { filter: {}, ids: [...selection.rows.keys()] };
  return {
    /** Makes an action of what is asked for. */
    of: (ask: Without<Asked, 'filter' | 'ids'>): Pick<BulkAction, 'start'> => ({
      start: async () => (await send({ ...ask, ...which } as unknown as BulkAsked)).data,
    }),
    preview: (ask: FieldsAsk, signal: AbortSignal) => preview({ ...ask, ...which }, signal),
  };
}
