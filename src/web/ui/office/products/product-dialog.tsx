import { useQuery } from '@tanstack/react-query';
import type { ManagedProduct, UploadedMedia } from '#contracts/product.ts';
import { LoadingDialog } from '../loading-dialog.tsx';
import { useCalls } from '../office-provider.tsx';
import type { ProductDesk } from './product-desk.ts';
import { ProductFormDialog } from './product-form-dialog.tsx';

/** `new`, the id of what is edited, or `copy-` and the id of what is duplicated. */
type ProductDialogProps = { desk: ProductDesk; open: string; onClose: () => void };

type Start = { product: ManagedProduct | null; copies: UploadedMedia[] };

/** The Add/Edit Product dialog (SPEC §2), opened by the address alone so that a reload finds it. */
export function ProductDialog({ desk, open, onClose }: ProductDialogProps) {
  const isNew = desk.adding !== undefined && open === 'new';
  const isCopy = desk.adding !== undefined && open.startsWith('copy-');
  const id = isCopy ? open.slice('copy-'.length) : open;
  const query = useStart(desk, isNew ? null : id, isCopy);
  const { data } = query;
  const isEdit = !isNew && !isCopy;
  const title = isEdit ? 'Edit Product' : 'Add New Product';

  if (data === undefined) {
    return (
      <LoadingDialog title={title} width="52rem" height="24rem" query={query} onClose={onClose} />
    );
  }

  return (
    <ProductFormDialog
      // A newer version starts a new form.
      key={data.product?.version ?? 0}
      desk={desk}
      title={title}
      draftKey={`product:${open}`}
      product={data.product}
      copies={data.copies}
      isEdit={isEdit}
      onClose={onClose}
    />
  );
}

/** What the form starts from: the product as it is now, and for a copy tickets to its files. */
function useStart(desk: ProductDesk, id: string | null, isCopy: boolean) {
  const calls = useCalls();
  return useQuery<Start>({
    queryKey: ['product', id, isCopy],
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    ...(id === null && { initialData: { product: null, copies: [] } }),
    queryFn: async ({ signal }) => {
      const product = await calls.get<ManagedProduct>(desk.one(id ?? ''), {}, signal);
      const copies =
        isCopy && desk.adding
          ? await calls.get<UploadedMedia[]>(desk.adding.copies(id ?? ''), {}, signal)
          : [];
      return { product, copies };
    },
  });
}
