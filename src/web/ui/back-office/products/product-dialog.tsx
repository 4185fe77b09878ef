import { useQuery } from '@tanstack/react-query';
import { getOwnDrafts } from '#contracts/calls/drafts.ts';
import { getMediaTickets, productCalls } from '#contracts/calls/products.ts';
import type { ManagedProduct, UploadedMedia } from '#contracts/product.ts';
import type { ProductDraft } from '#contracts/products/product-draft.ts';
import * as texts from '#texts/back-office/products.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { LoadingDialog } from '../dialogs/loading-dialog.tsx';
import { readKey } from '../use-call.ts';
import { readOwn } from './own-edit.tsx';
import { ProductFormDialog } from './product-form-dialog.tsx';

type ProductDialogProps = {
  /** The seller who can add products here; without, they can only be edited. */
  sellerId?: string;
  /** How many rupees a dirham is worth to the seller; null where that is not known. */
  rate?: number | null | undefined;
  /** `new`, the id of what is edited, `copy-` and the id of what is duplicated, or `draft-` and a draft's. */
  open: string;
  onClose: () => void;
};

type Start = {
  product: ManagedProduct | null;
  copies: UploadedMedia[];
  draft?: ProductDraft | undefined;
};

/** The Add/Edit Product dialog, opened by the address alone so that it survives a reload. */
export function ProductDialog({ sellerId, rate = null, open, onClose }: ProductDialogProps) {
  const [, kind, id = open] = (sellerId && /^(new$|copy-|draft-)(.*)/.exec(open)) || [open, 'edit'];
  const query = useStart(sellerId, kind, id);
  const { data } = query;
  const isEdit = kind === 'edit';
  const title = isEdit ? texts.editProduct : texts.addProduct;

  if (data === undefined) {
    return (
      <LoadingDialog title={title} width="52rem" height="24rem" query={query} onClose={onClose} />
    );
  }

  return (
    <ProductFormDialog
      // A newer version starts a new form.
      key={data.product?.version ?? 0}
      sellerId={sellerId}
      rate={rate}
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
function useStart(userId = '', kind: string | undefined, id: string) {
  const { calls, role } = useBackOffice();
  const { getOne } = productCalls[role.role];
  const isNew = kind === 'new';
  /** A product that was deleted since has no pictures to take. */
  const copiesOf = async (copied: string | undefined, signal: AbortSignal) =>
    copied === undefined
      ? []
      : calls.read(getMediaTickets, { params: { id: copied } }, signal).catch(() => []);
  return useQuery<Start>({
    queryKey: [...readKey(getOne, { params: { id } }), kind],
    meta: { reads: [...getOne.reads, ...getOwnDrafts.reads] },
    enabled: !isNew,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    ...(isNew && { initialData: { product: null, copies: [] } }),
    queryFn: async ({ signal }) => {
      if (kind === 'draft-') {
        const drafts = await calls.read(getOwnDrafts, { params: { userId } }, signal);
        const draft = drafts.find(({ _id }) => _id === id);
        return { product: null, copies: await copiesOf(draft?.values.copyOf, signal), draft };
      }
      const isOwn = role.role === 'seller' && kind === 'edit';
      const product = isOwn
        ? await readOwn(calls, id, signal)
        : await calls.read(getOne, { params: { id } }, signal);
      return { product, copies: await copiesOf(kind === 'copy-' ? id : undefined, signal) };
    },
  });
}
