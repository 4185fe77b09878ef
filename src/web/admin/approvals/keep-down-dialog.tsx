import { StayingDown } from '#contracts/availability/availability.ts';
import { keepDown } from '#contracts/availability/calls.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { isolate } from '#domain/text/isolate.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';

const Words = StayingDown.pick({ words: true });

/** Answers a seller that a piece stays down, and why. */
export function KeepDownDialog(props: { product: ManagedProduct; onClose: () => void }) {
  const { product, onClose } = props;
  const send = useSend(keepDown);
  return (
    <FormDialog
      title={`Keep ${isolate(product.name)} down`}
      schema={Words}
      defaults={{ words: '' }}
      draftKey={`keep-down:${product._id}`}
      submit="Keep it down"
      busy="Sending..."
      onSubmit={async ({ words }) => {
        const body = { words, version: product.version };
        toasts.success((await send({ params: { productId: product._id }, body })).message);
      }}
      onClose={onClose}
    >
      <p className="text-ink-soft">The seller is told by mail, and may change it and ask again.</p>
      <TextAreaField name="words" label="Why it stays down" rows={3} maxLength={500} />
    </FormDialog>
  );
}
