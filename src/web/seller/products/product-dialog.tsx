import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ManagedProduct, UploadedMedia } from '#contracts/product.ts';
import { messageOf } from '#web/ui/office/calls.ts';
import { DialogFrame } from '#web/ui/office/dialog-frame.tsx';
import { OfficeButton } from '#web/ui/office/office-button.tsx';
import { useCalls } from '#web/ui/office/office-provider.tsx';
import { ProductFormDialog } from './product-form-dialog.tsx';

/** `new`, the id of what is edited, or `copy-` and the id of what is duplicated. */
type ProductDialogProps = { open: string; onClose: () => void };

type Start = { product: ManagedProduct | null; copies: UploadedMedia[] };

/** The Add/Edit Product dialog (SPEC §2), opened by the address alone so that a reload finds it. */
export function ProductDialog({ open, onClose }: ProductDialogProps) {
  const client = useQueryClient();
  const isCopy = open.startsWith('copy-');
  const id = isCopy ? open.slice('copy-'.length) : open;
  const { data, error, isFetching, refetch } = useStart(id, isCopy);
  const isEdit = open !== 'new' && !isCopy;
  const title = isEdit ? 'Edit Product' : 'Add New Product';

  if (data === undefined) {
    return (
      <DialogFrame title={title} onClose={onClose} width="52rem">
        <div className="px-5 pt-4 pb-6 md:px-6" aria-busy={isFetching}>
          {error ? (
            <div role="alert" className="flex flex-col items-start gap-3">
              {messageOf(error)}
              <OfficeButton busy={isFetching && 'Trying…'} onClick={() => refetch()}>
                Try again
              </OfficeButton>
            </div>
          ) : (
            <div className="office-skeleton h-96" />
          )}
        </div>
      </DialogFrame>
    );
  }

  return (
    <ProductFormDialog
      // A newer version starts a new form.
      key={data.product?.version ?? 0}
      title={title}
      draftKey={`product:${open}`}
      product={data.product}
      copies={data.copies}
      isEdit={isEdit}
      onReload={() => client.resetQueries({ queryKey: ['product', id] })}
      onClose={onClose}
    />
  );
}

/** What the form starts from: the product as it is now, and for a copy tickets to its files. */
function useStart(id: string, isCopy: boolean) {
  const calls = useCalls();
  const query = useQuery<Start>({
    queryKey: ['product', id, isCopy],
    enabled: id !== 'new',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const product = await calls.get<ManagedProduct>(`/seller/get-product/${id}`, {}, signal);
      const copies = isCopy
        ? await calls.get<UploadedMedia[]>(`/seller/get-media-tickets/${id}`, {}, signal)
        : [];
      return { product, copies };
    },
  });
  return id === 'new' ? { ...query, data: { product: null, copies: [] } satisfies Start } : query;
}
