import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { productCalls } from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { IconButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { isCallError } from '../calls.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { toasts } from '../toasts.tsx';
import { useSend } from '../use-call.ts';

type EditAndDeleteProps = {
  product: ManagedProduct;
  onEdit: () => void;
  /** Why nothing may be changed, shown instead of doing it. */
  refusal?: string | undefined;
  onDeleted?: () => void;
};

/** Edit and delete at the end of a product's row; deleting asks for confirmation. */
export function EditAndDelete(props: EditAndDeleteProps) {
  const { product, onEdit, refusal, onDeleted } = props;
  const [isDeleting, setDeleting] = useState(false);
  const send = useSend(productCalls[useBackOffice().role.role].remove);
  const ifAllowed = (act: () => void) => () => (refusal ? toasts.failure(refusal) : act());

  async function remove() {
    try {
      await send({ params: { productId: product._id } }).catch(unlessGone);
      toasts.success('Product deleted successfully');
      onDeleted?.();
    } catch (error) {
      const isPending = isCallError(error) && error.failure.code === 'pending-approval';
      toasts.failure(isPending ? error.failure.message : 'Failed to delete product');
      throw error;
    }
  }

  return (
    <>
      <IconButton label={`Edit ${product.name}`} data-stays="" onClick={ifAllowed(onEdit)}>
        <Pencil size={15} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Delete ${product.name}`}
        data-stays=""
        onClick={ifAllowed(() => setDeleting(true))}
      >
        <Trash2 size={15} aria-hidden="true" />
      </IconButton>
      {isDeleting && (
        <ConfirmDialog
          title="Confirm Delete"
          text="Are you sure you want to delete this product? This action cannot be undone."
          action="Delete"
          busy="Deleting..."
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

/** Ignores that it is deleted already, as when the response to the first attempt was lost. */
function unlessGone(error: unknown): void {
  if (!isCallError(error) || error.failure.status !== 404) throw error;
}
