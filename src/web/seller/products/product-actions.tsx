import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ManagedProduct } from '#contracts/product.ts';
import { getPrivateFacts } from '#contracts/products/private-facts.ts';
import { PENDING_MESSAGE } from '#domain/policy.ts';
import { isolate } from '#domain/text/isolate.ts';
import { privateFactsMenu } from '#texts/seller/private-facts.ts';
import * as texts from '#texts/seller/products.tsx';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { EditAndDelete } from '#web/ui/back-office/products/edit-and-delete.tsx';
import { SharePicture } from '#web/ui/back-office/products/share-picture.tsx';
import { StorefrontLink } from '#web/ui/back-office/products/storefront-link.tsx';
import { RowMenu } from '#web/ui/back-office/row-menu.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../use-own-account.ts';
import { sizesOf } from './sizes/sizes-of.ts';
import { tell, useProductStates } from './states/use-product-states.ts';

const PricesDialog = lazyDialog(
  () => import('#web/ui/back-office/products/prices/prices-dialog.tsx'),
  (module) => module.PricesDialog,
);
const SizesDialog = lazyDialog(
  () => import('./sizes/sizes-dialog.tsx'),
  (module) => module.SizesDialog,
);
const PrivateFactsDialog = lazyDialog(
  () => import('./private-facts-dialog.tsx'),
  (module) => module.PrivateFactsDialog,
);
const ReserveDialog = lazyDialog(
  () => import('./states/reserve-dialog.tsx'),
  (module) => module.ReserveDialog,
);

const DeleteDialog = lazyDialog(
  () => import('./delete-dialog.tsx'),
  (module) => module.DeleteDialog,
);

type ProductActionsProps = {
  product: ManagedProduct;
  isPending: boolean;
  onOpen: (dialog: string) => void;
};

/**
 * View a product, say that it is sold, edit, delete, and in a menu whatever is done less often. An
 * unapproved account is told why it cannot.
 */
export function ProductActions({ product, isPending, onOpen }: ProductActionsProps) {
  const { setTo, hide } = useProductStates();
  const may = useMay();
  const goTo = useNavigate();
  const [opened, setOpened] = useState<'reserve' | 'sizes' | 'prices' | 'private' | null>(null);
  const close = () => setOpened(null);
  const { availability } = product;
  const isHidden = product.hiddenBy.includes('hidden-by-seller');
  const refusal = isPending ? PENDING_MESSAGE : undefined;
  const item = (label: string, act: () => unknown) => ({
    label,
    onClick: () => (refusal ? toasts.failure(refusal) : void act()),
  });
  const name = isolate(product.name);
  return (
    <>
      <StorefrontLink product={product} />
      <SharePicture product={product} />
      <SoldButton product={product} refusal={refusal} />
      <EditAndDelete
        product={product}
        refusal={refusal}
        onEdit={() => onOpen(product._id)}
        deleting={(close) => <DeleteDialog product={product} onClose={close} />}
      />
      <RowMenu
        name={product.name}
        items={[
          item(texts.duplicate, () => onOpen(`copy-${product._id}`)),
          item(availability === 'RESERVED' ? texts.reserveAnew : texts.reserveMenu, () =>
            setOpened('reserve'),
          ),
          sizesOf(product).length > 0 && item(texts.sizesMenu, () => setOpened('sizes')),
          availability === 'RESERVED' &&
            item(texts.makeAvailable, () =>
              tell(name, setTo(product, { availability: 'AVAILABLE', reservedUntil: null })),
            ),
          may(getPrivateFacts) && item(privateFactsMenu, () => setOpened('private')),
          { label: texts.pricesMenu, onClick: () => setOpened('prices') },
          {
            label: texts.enquiries,
            onClick: () => void goTo(sellerAddresses.enquiriesAbout(product._id)),
          },
          item(isHidden ? texts.show : texts.hide, () => tell(name, hide(product, !isHidden))),
        ]}
      />
      {opened === 'reserve' && <ReserveDialog product={product} onClose={close} />}
      {opened === 'private' && <PrivateFactsDialog product={product} onClose={close} />}
      {opened === 'prices' && <PricesDialog product={product} onClose={close} />}
      {opened === 'sizes' && <SizesDialog product={product} onClose={close} />}
    </>
  );
}

type SoldButtonProps = { product: ManagedProduct; refusal: string | undefined };

/** Marks a product sold with one press, of several one; what is sold is made available again. */
function SoldButton({ product, refusal }: SoldButtonProps) {
  const { setTo } = useProductStates();
  const isSold = product.availability === 'SOLD';
  const isOneOf = (product.quantity ?? 1) > 1;
  const label = isSold ? texts.makeAvailable : isOneOf ? texts.markOneSold : texts.markSold;
  const toggle = useAction(() =>
    tell(
      isolate(product.name),
      setTo(product, { availability: isSold ? 'AVAILABLE' : 'SOLD', reservedUntil: null }),
    ),
  );
  return (
    <ActionButton
      data-stays=""
      aria-label={`${label}: ${product.name}`}
      disabled={toggle.isPending}
      onClick={() => (refusal ? toasts.failure(refusal) : toggle.mutate(undefined))}
    >
      {label}
    </ActionButton>
  );
}
