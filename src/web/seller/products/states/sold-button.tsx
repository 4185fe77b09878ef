import { Check } from 'lucide-react';
import type { ManagedProduct } from '#contracts/product.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction } from '#web/ui/back-office/use-call.ts';
import { tell, useProductStates } from './use-product-states.ts';

type SoldButtonProps = { product: ManagedProduct; refusal: string | undefined };

/** Says with one press that a piece is sold, or with another that it is not. */
export function SoldButton({ product, refusal }: SoldButtonProps) {
  const { setTo } = useProductStates();
  const isSold = product.availability === 'SOLD';
  const toggle = useAction(() =>
    tell(
      isolate(product.name),
      setTo(product, { availability: isSold ? 'AVAILABLE' : 'SOLD', reservedUntil: null }),
    ),
  );
  return (
    <ActionButton
      data-stays=""
      aria-label={`Sold: ${product.name}`}
      aria-pressed={isSold}
      look={isSold ? 'solid' : 'line'}
      disabled={toggle.isPending}
      onClick={() => (refusal ? toasts.failure(refusal) : toggle.mutate(undefined))}
    >
      {isSold && <Check size={14} aria-hidden="true" />}
      Sold
    </ActionButton>
  );
}
