import { deleteOwnProduct } from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { isCallError } from '#web/ui/back-office/calls.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { unlessGone } from '#web/ui/back-office/products/edit-and-delete.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';

/** Asks a seller whether this product is to be deleted. */
export function DeleteDialog(props: { product: ManagedProduct; onClose: () => void }) {
  const { product, onClose } = props;
  const send = useSend(deleteOwnProduct);

  async function remove() {
    try {
      await send({ params: { productId: product._id } }).catch(unlessGone);
      toasts.success('Product deleted successfully');
    } catch (error) {
      const isPending = isCallError(error) && error.failure.code === 'pending-approval';
      toasts.failure(isPending ? error.failure.message : 'Failed to delete product');
      throw error;
    }
  }

  return (
    <ConfirmDialog
      title="Confirm Delete"
      text="Are you sure you want to delete this product? This action cannot be undone."
      action="Delete"
      busy="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      <bdi className="block font-medium wrap-anywhere">{product.name}</bdi>
    </ConfirmDialog>
  );
}
