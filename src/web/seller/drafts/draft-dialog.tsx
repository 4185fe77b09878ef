import { useState } from 'react';
import { saveDraft } from '#contracts/calls/drafts.ts';
import { type ProductDraft, ProductDraftInput } from '#contracts/products/product-draft.ts';
import * as texts from '#texts/seller/drafts.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { ProductFields } from '#web/ui/back-office/products/product-fields.tsx';
import { drawId, fieldDefaults } from '#web/ui/back-office/products/product-form.ts';
import { useTell } from '#web/ui/back-office/use-call.ts';

type DraftDialogProps = {
  /** The edited draft, or null for a new one. */
  draft: ProductDraft | null;
  rate: number | null;
  onClose: () => void;
};

/**
 * The product form for a seller who may not add products yet: nothing is required, and it is saved
 * as a draft.
 */
export function DraftDialog({ draft, rate, onClose }: DraftDialogProps) {
  const save = useTell(saveDraft);
  const [id] = useState(() => draft?._id ?? drawId(10));
  return (
    <FormDialog
      title={draft ? texts.editDraft : texts.newDraft}
      width="52rem"
      schema={ProductDraftInput}
      defaults={draft?.values ?? fieldDefaults(null)}
      draftKey={`draft:${draft?._id ?? 'new'}`}
      submit={texts.keep}
      onSubmit={(body) => save({ params: { id }, body })}
      onClose={onClose}
    >
      <p className="text-ink-soft">{texts.seenByNobody}</p>
      <ProductFields product={null} uploads={null} rate={rate} />
    </FormDialog>
  );
}
