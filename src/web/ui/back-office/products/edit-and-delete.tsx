import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ManagedProduct } from '#contracts/product.ts';
import * as texts from '#texts/back-office/products.tsx';
import { IconButton } from '../action-button.tsx';
import { isCallError } from '../calls.ts';
import { toasts } from '../toasts.tsx';

type EditAndDeleteProps = {
  product: ManagedProduct;
  onEdit: () => void;
  /** Why nothing may be changed, shown instead of doing it. */
  refusal?: string | undefined;
  /** The question before it is deleted. */
  deleting: (close: () => void) => ReactNode;
};

/** Edit and delete at the end of a product's row. */
export function EditAndDelete({ product, onEdit, refusal, deleting }: EditAndDeleteProps) {
  const [isDeleting, setDeleting] = useState(false);
  const ifAllowed = (act: () => void) => () => (refusal ? toasts.failure(refusal) : act());
  return (
    <>
      <IconButton label={texts.edit(product.name)} data-stays="" onClick={ifAllowed(onEdit)}>
        <Pencil size={15} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={texts.remove(product.name)}
        data-stays=""
        onClick={ifAllowed(() => setDeleting(true))}
      >
        <Trash2 size={15} aria-hidden="true" />
      </IconButton>
      {isDeleting && deleting(() => setDeleting(false))}
    </>
  );
}

/** Ignores that it is deleted already, as when the response to the first attempt was lost. */
export function unlessGone(error: unknown): void {
  if (!isCallError(error) || error.failure.status !== 404) throw error;
}
