import { Copy } from 'lucide-react';
import type { ManagedProduct } from '#contracts/product.ts';
import { PENDING_MESSAGE } from '#domain/policy.ts';
import { IconButton } from '#web/ui/office/office-button.tsx';
import { EditAndDelete } from '#web/ui/office/products/edit-and-delete.tsx';
import { StorefrontLink } from '#web/ui/office/products/storefront-link.tsx';
import { toasts } from '#web/ui/office/toasts.tsx';
import { useProductDesk } from './use-product-desk.ts';

type ProductActionsProps = {
  product: ManagedProduct;
  isPending: boolean;
  onOpen: (dialog: string) => void;
};

/** Edit, duplicate, delete and look at a product. An unapproved account is told why it cannot. */
export function ProductActions({ product, isPending, onOpen }: ProductActionsProps) {
  const desk = useProductDesk();
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
        desk={desk}
        product={product}
        refusal={isPending ? PENDING_MESSAGE : undefined}
        onEdit={() => onOpen(product._id)}
      />
    </>
  );
}
