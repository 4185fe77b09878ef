import { deleteOwnProduct } from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import * as texts from '#texts/seller/products.tsx';
import { isCallError } from '#web/ui/back-office/calls.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { unlessGone } from '#web/ui/back-office/products/edit-and-delete.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';

/** Asks a seller whether this product is to be deleted. */
export function DeleteDialog(props: { product: ManagedProduct; onClose: () => void }) {
  const { product, onClose } = props;
  const send = useSend(deleteOwnProduct);

  async function remove() {
    try {
      await send({ params: { productId: product._id } }).catch(unlessGone);
      toasts.success(texts.deleted);
    } catch (error) {
      const isPending = isCallError(error) && error.failure.code === 'pending-approval';
      toasts.failure(isPending ? error.failure.message : texts.notDeleted);
      throw error;
    }
  }

  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      text={texts.deleteText}
      action={texts.remove}
      onConfirm={remove}
      onClose={onClose}
    >
      <Written className="block font-medium wrap-anywhere">{product.name}</Written>
    </ConfirmDialog>
  );
}
