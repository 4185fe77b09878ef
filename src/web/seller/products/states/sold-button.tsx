import type { ManagedProduct } from '#contracts/product.ts';
import { isolate } from '#domain/text/isolate.ts';
import * as texts from '#texts/seller/products.tsx';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction } from '#web/ui/back-office/use-call.ts';
import { tell, useProductStates } from './use-product-states.ts';

type SoldButtonProps = { product: ManagedProduct; refusal: string | undefined };

/** Marks a product sold with one press, of several one; what is sold is made available again. */
export function SoldButton({ product, refusal }: SoldButtonProps) {
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
