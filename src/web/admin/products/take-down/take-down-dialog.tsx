import { type TakeDownReason, TakingDown } from '#contracts/availability/availability.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { isolate } from '#domain/text/isolate.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { nothingSaid, type Said, TakeDownFields } from './take-down-fields.tsx';
import { tellDone, useTakeDown } from './use-take-down.ts';

type TakeDownDialogProps = { product: ManagedProduct; onClose: () => void };

/** Takes one product down, for a reason that its seller is told. */
export function TakeDownDialog({ product, onClose }: TakeDownDialogProps) {
  const { down } = useTakeDown();
  return (
    <FormDialog<Said, { reason: TakeDownReason; words: string }>
      title={`Take down ${isolate(product.name)}`}
      schema={TakingDown as never}
      defaults={nothingSaid}
      draftKey={`take-down:${product._id}`}
      submit="Take down"
      busy="Taking down..."
      onSubmit={(said) => tellDone(product, down(product, said))}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        Shoppers will no longer see it. The seller gets a mail, and can ask for a new review.
      </p>
      <TakeDownFields />
    </FormDialog>
  );
}
