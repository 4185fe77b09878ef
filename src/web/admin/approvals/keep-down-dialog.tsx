import { StayingDown } from '#contracts/availability/availability.ts';
import { keepDown } from '#contracts/availability/calls.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { takeDownReasons } from '#domain/availability/take-down-reasons.ts';
import { isolate } from '#domain/text/isolate.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { Fact } from '../fact.tsx';

const Answer = StayingDown.pick({ words: true });

/** Answers a seller that a piece stays down, and why. */
export function KeepDownDialog(props: { product: ManagedProduct; onClose: () => void }) {
  const { product, onClose } = props;
  const send = useSend(keepDown);
  const isNew = product.takenDown?.reason === 'not-approved';
  return (
    <FormDialog
      title={isNew ? `Decline ${isolate(product.name)}` : `Keep ${isolate(product.name)} down`}
      schema={Answer}
      defaults={{ words: '' }}
      draftKey={`keep-down:${product._id}`}
      submit={isNew ? 'Decline' : 'Keep it down'}
      busy="Sending..."
      onSubmit={async ({ words }) => {
        const body = { words, version: product.version };
        toasts.success((await send({ params: { productId: product._id }, body })).message);
      }}
      onClose={onClose}
    >
      {product.takenDown && (
        <dl className="grid gap-3 border-y border-hair py-3">
          <Fact name="Why it is down">
            {takeDownReasons[product.takenDown.reason]}
            <Words text={product.takenDown.words} />
          </Fact>
          <Fact name="What the seller says">
            <Words text={product.takenDown.askedWords || 'Nothing'} />
          </Fact>
        </dl>
      )}
      <p className="text-ink-soft">The seller is told by mail, and may change it and ask again.</p>
      <TextAreaField
        name="words"
        label={isNew ? 'Why it is declined' : 'Why it stays down'}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}

const Words = ({ text }: { text: string }) =>
  text && <bdi className="block whitespace-pre-line text-ink-soft wrap-anywhere">{text}</bdi>;
