import { Copy } from 'lucide-react';
import type { ManagedProduct } from '#contracts/product.ts';
import { PENDING_MESSAGE } from '#domain/policy.ts';
import { IconButton } from '#web/ui/back-office/action-button.tsx';
import { EditAndDelete } from '#web/ui/back-office/products/edit-and-delete.tsx';
import { StorefrontLink } from '#web/ui/back-office/products/storefront-link.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';

type ProductActionsProps = {
  product: ManagedProduct;
  isPending: boolean;
  onOpen: (dialog: string) => void;
};

/** Edit, duplicate, delete and view a product. An unapproved account is told why it cannot. */
export function ProductActions({ product, isPending, onOpen }: ProductActionsProps) {
  return (
    <>
      <StorefrontLink product={product} />
      <IconButton
        label={`Duplicate ${product.name}`}
        onClick={() =>
          isPending ? toasts.failure(PENDING_MESSAGE) : onOpen(`copy-${product._id}`)
        }
      >
        <Copy size={15} aria-hidden="true" />
      </IconButton>
      <EditAndDelete
        product={product}
        refusal={isPending ? PENDING_MESSAGE : undefined}
        onEdit={() => onOpen(product._id)}
      />
    </>
  );
}
