import { LookAgain } from '#contracts/availability/availability.ts';
import { askForLook } from '#contracts/availability/calls.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { takeDownReasons } from '#domain/availability/take-down-reasons.ts';
import { isolate } from '#domain/text/isolate.ts';
import * as texts from '#texts/seller/products.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';
import { foreignLanguage } from '#web/ui/written.tsx';

const Words = LookAgain.pick({ words: true });

type LookAgainDialogProps = { product: ManagedProduct; onClose: () => void };

/** Says why a product was taken down, and asks for another look at it. */
export function LookAgainDialog({ product, onClose }: LookAgainDialogProps) {
  const ask = useTell(askForLook);
  const { takenDown, _id } = product;
  if (takenDown === null) return null;
  return (
    <FormDialog
      title={texts.askForLookAt(isolate(product.name))}
      schema={Words}
      defaults={{ words: takenDown.askedWords }}
      draftKey={`look-again:${_id}`}
      submit={texts.askForLook}
      onSubmit={({ words }) => ask({ params: { productId: _id }, body: { words } })}
      onClose={onClose}
    >
      <p>{texts.takenDownFor(<strong>{takeDownReasons[takenDown.reason]}</strong>)}</p>
      {takenDown.words && (
        <p
          className="border-s-2 border-hair ps-3 whitespace-pre-line wrap-anywhere"
          dir="auto"
          lang={foreignLanguage(takenDown.words)}
        >
          {takenDown.words}
        </p>
      )}
      <TextAreaField name="words" label={texts.whatYouChanged} rows={3} maxLength={500} />
    </FormDialog>
  );
}
