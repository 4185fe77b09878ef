import type { ManagedProduct } from '#contracts/product.ts';
import * as texts from '#texts/seller/products.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { Written } from '#web/ui/written.tsx';

/** On a seller's row: that an edit waits for approval, or why it was declined. */
export function EditNote({ product: { edit } }: { product: ManagedProduct }) {
  if (edit === null) return null;
  const isWaiting = edit.state === 'waiting';
  return (
    <span className="block text-fine">
      <StatusDot tone={isWaiting ? 'warn' : 'bad'}>
        {isWaiting ? texts.editWaits : texts.editDeclined}
      </StatusDot>
      {edit.words !== '' && (
        <Written className="block whitespace-pre-line text-ink-soft wrap-anywhere">
          {edit.words}
        </Written>
      )}
    </span>
  );
}
