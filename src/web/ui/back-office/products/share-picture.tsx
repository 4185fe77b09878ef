import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import type { ManagedProduct } from '#contracts/product.ts';
import * as texts from '#texts/back-office/documents.ts';
import { IconButton } from '../action-button.tsx';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';

const ShareDialog = lazyDialog(
  () => import('../documents/share-dialog.tsx'),
  (module) => module.ShareDialog,
);

/** Opens the picture of a product that is to be shared, if shoppers can see the product. */
export function SharePicture({ product }: { product: ManagedProduct }) {
  const [isOpen, setOpen] = useState(false);
  if (!product.hasPage) return null;
  return (
    <>
      <IconButton label={texts.shareNamed(product.name)} onClick={() => setOpen(true)}>
        <ImageUp size={15} aria-hidden="true" />
      </IconButton>
      {isOpen && <ShareDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
