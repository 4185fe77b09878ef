import { Deleting, type TakeDownReason } from '#contracts/availability/availability.ts';
import { deleteAnyProduct } from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { isolate } from '#domain/text/isolate.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { unlessGone } from '#web/ui/back-office/products/edit-and-delete.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { nothingSaid, type Said, TakeDownFields } from './take-down/take-down-fields.tsx';

type DeleteDialogProps = {
  product: ManagedProduct;
  onDeleted?: () => void;
  onClose: () => void;
};

/** Deletes one product, for a reason that its seller is told. */
export function DeleteDialog({ product, onDeleted, onClose }: DeleteDialogProps) {
  const send = useSend(deleteAnyProduct);
  return (
    <FormDialog<Said, { reason: TakeDownReason; words: string }>
      title={`Delete ${isolate(product.name)}`}
      schema={Deleting as never}
      defaults={nothingSaid}
      draftKey={`delete:${product._id}`}
      submit="Delete"
      busy="Deleting..."
      isDangerous
      onSubmit={async (body) => {
        await send({ params: { productId: product._id }, body }).catch(unlessGone);
        toasts.success('Product deleted successfully');
        onDeleted?.();
      }}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        <bdi className="font-medium text-ink">{product.name}</bdi> of{' '}
        <bdi>{product.seller.name}</bdi> goes everywhere at once, with its pictures. The seller is
        told by mail. It waits in the bin for 30 days; what may come back soon is taken down
        instead.
      </p>
      <TakeDownFields />
    </FormDialog>
  );
}
