import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ManagedProduct } from '#contracts/product.ts';
import { PENDING_MESSAGE } from '#domain/policy.ts';
import { addresses } from '#web/ui/addresses.ts';
import { isCallError } from '#web/ui/office/calls.ts';
import { ConfirmDialog } from '#web/ui/office/confirm-dialog.tsx';
import { useWrite } from '#web/ui/office/mutate.ts';
import { IconButton } from '#web/ui/office/office-button.tsx';
import { toasts } from '#web/ui/office/toasts.tsx';
import { useUserId } from '../use-self.ts';
import { PRODUCTS, productLists } from './product-lists.ts';

type ProductActionsProps = {
  product: ManagedProduct;
  isApproved: boolean;
  onOpen: (dialog: string) => void;
};

/** Edit, duplicate, delete and look at a product. An unapproved account is told why it cannot. */
export function ProductActions({ product, isApproved, onOpen }: ProductActionsProps) {
  const [isDeleting, setDeleting] = useState(false);
  const write = useWrite([PRODUCTS, ...productLists(useUserId())]);
  const ifApproved = (act: () => void) => () =>
    isApproved ? act() : toasts.failure(PENDING_MESSAGE);

  async function remove() {
    try {
      await write(`/seller/delete-product/${product._id}`, { method: 'DELETE' });
      toasts.success('Product deleted successfully');
    } catch (error) {
      const isPending = isCallError(error) && error.failure.code === 'pending-approval';
      toasts.failure(isPending ? error.failure.message : 'Failed to delete product');
      throw error;
    }
  }

  return (
    <>
      {product.published && (
        <a
          href={addresses.product(product)}
          target="_blank"
          rel="noopener"
          data-look="plain"
          data-icon=""
          className="office-button"
          title="See it on the storefront"
          aria-label={`See ${product.name} on the storefront`}
        >
          <ExternalLink size={15} aria-hidden="true" />
        </a>
      )}
      <IconButton
        label={`Duplicate ${product.name}`}
        onClick={ifApproved(() => onOpen(`copy-${product._id}`))}
      >
        <Copy size={15} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Edit ${product.name}`}
        data-stays=""
        onClick={ifApproved(() => onOpen(product._id))}
      >
        <Pencil size={15} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Delete ${product.name}`}
        data-stays=""
        onClick={ifApproved(() => setDeleting(true))}
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
