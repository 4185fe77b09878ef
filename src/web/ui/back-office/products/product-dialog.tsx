import { useQuery } from '@tanstack/react-query';
import type { ManagedProduct, UploadedMedia } from '#contracts/product.ts';
import type { ProductDraft } from '#contracts/product-draft.ts';
import { useCalls } from '../back-office-provider.tsx';
import { LoadingDialog } from '../dialogs/loading-dialog.tsx';
import type { ProductEndpoints } from './product-endpoints.ts';
import { ProductFormDialog } from './product-form-dialog.tsx';

/** `new`, the id of what is edited, `copy-` and the id of what is duplicated, or `draft-` and a draft's. */
type ProductDialogProps = { endpoints: ProductEndpoints; open: string; onClose: () => void };

type Start = {
  product: ManagedProduct | null;
  copies: UploadedMedia[];
  draft?: ProductDraft | undefined;
};

/** The Add/Edit Product dialog, opened by the address alone so that it survives a reload. */
export function ProductDialog({ endpoints, open, onClose }: ProductDialogProps) {
  const isNew = endpoints.adding !== undefined && open === 'new';
  const isCopy = endpoints.adding !== undefined && open.startsWith('copy-');
  const isDraft = endpoints.adding !== undefined && open.startsWith('draft-');
  const id = isCopy || isDraft ? open.slice(open.indexOf('-') + 1) : open;
  const query = useStart(endpoints, isNew ? null : id, { isCopy, isDraft });
  const { data } = query;
  const isEdit = !isNew && !isCopy && !isDraft;
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
      endpoints={endpoints}
      title={title}
      draftKey={`product:${open}`}
      product={data.product}
      copies={data.copies}
      draft={data.draft}
      isEdit={isEdit}
      onClose={onClose}
    />
  );
}

/** Returns what the form starts from: the present product, and for a copy tickets to its files. */
function useStart(
  endpoints: ProductEndpoints,
  id: string | null,
  { isCopy, isDraft }: { isCopy: boolean; isDraft: boolean },
) {
  const calls = useCalls();
  return useQuery<Start>({
    queryKey: ['product', id, isCopy, isDraft],
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    ...(id === null && { initialData: { product: null, copies: [] } }),
    queryFn: async ({ signal }) => {
      if (isDraft && endpoints.adding) {
        const drafts = await calls.get<ProductDraft[]>(endpoints.adding.drafts, {}, signal);
        return { product: null, copies: [], draft: drafts.find(({ _id }) => _id === id) };
      }
      const product = await calls.get<ManagedProduct>(endpoints.one(id ?? ''), {}, signal);
      const copies =
        isCopy && endpoints.adding
          ? await calls.get<UploadedMedia[]>(endpoints.adding.copies(id ?? ''), {}, signal)
          : [];
      return { product, copies };
    },
  });
}
