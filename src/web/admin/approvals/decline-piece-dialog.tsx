import { StayingDown } from '#contracts/availability/availability.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { takeDownReasons } from '#domain/availability/take-down-reasons.ts';
import { isolate } from '#domain/text/isolate.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { Fact } from '../fact.tsx';
import { useDecidePiece, waitingOf } from './use-decide-piece.ts';

const Answer = StayingDown.pick({ words: true });

type DeclinePieceDialogProps = {
  product: ManagedProduct;
  onDeclined?: () => void;
  onClose: () => void;
};

/** Declines a new product or an edit, or answers a seller that a product stays down, and says why. */
export function DeclinePieceDialog({ product, onDeclined, onClose }: DeclinePieceDialogProps) {
  const { decline } = useDecidePiece();
  const isDown = waitingOf(product) === 'down';
  const isEdit = waitingOf(product) === 'edit';
  const name = isolate(product.name);
  return (
    <FormDialog
      title={isDown ? `Keep ${name} down` : `Decline ${isEdit ? `the edit of ${name}` : name}`}
      schema={Answer}
      defaults={{ words: '' }}
      draftKey={`keep-down:${product._id}`}
      submit={isDown ? 'Keep it down' : 'Decline'}
      onSubmit={async ({ words }) => {
        toasts.success(await decline(product, words));
        onDeclined?.();
      }}
      onClose={onClose}
    >
      {product.takenDown && (isDown || product.takenDown.words || product.takenDown.askedWords) && (
        <dl className="grid gap-3 border-y border-hair py-3">
          <Fact name={isDown ? 'Why it is down' : 'Why it was declined before'}>
            {isDown && takeDownReasons[product.takenDown.reason]}
            <Words text={product.takenDown.words} />
          </Fact>
          <Fact name="What the seller says">
            <Words text={product.takenDown.askedWords || 'Nothing'} />
          </Fact>
        </dl>
      )}
      <p className="text-ink-soft">
        {isEdit
          ? 'Shoppers go on seeing the product as it is. The seller is told by mail, and may change the edit and save it again.'
          : 'The seller is told by mail, and may change it and ask again.'}
      </p>
      <TextAreaField
        name="words"
        label={isDown ? 'Why it stays down' : 'Why it is declined'}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}

const Words = ({ text }: { text: string }) =>
  text && <bdi className="block whitespace-pre-line text-ink-soft wrap-anywhere">{text}</bdi>;
