import { useController } from 'react-hook-form';
import { z } from 'zod';
import { editDocument, fileDocument } from '#contracts/calls/seller-record.ts';
import { LARGEST_DOCUMENT_BYTES } from '#contracts/media.ts';
import { DocumentInput, type FiledDocument } from '#contracts/sellers/seller-record.ts';
import { described, FieldFrame } from '#web/ui/back-office/form/field-frame.tsx';
import { FormDialog, useFormUpload } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { formDataOf } from '#web/ui/back-office/form/send-form.ts';
import { UploadBar } from '#web/ui/back-office/form/upload-bar.tsx';
import { useRefresh, useSend, useTell } from '#web/ui/back-office/use-call.ts';

const Words = DocumentInput.pick({ title: true, expiresOn: true });
const WithFile = Words.extend({
  document1: z
    .instanceof(File, { error: 'Choose a document' })
    .refine(
      ({ size }) => size <= LARGEST_DOCUMENT_BYTES,
      'A document can be at most 10 MB large. Choose a smaller file.',
    ),
});

type DocumentDialogProps = {
  sellerId: string;
  /** The document that is edited; without it, one is filed. */
  document?: FiledDocument;
  /** The one that a new one stands in the place of. */
  replaced?: FiledDocument | undefined;
  onClose: () => void;
};

/** Files a document of a seller, or says what one is and when it expires. */
export function DocumentDialog({ sellerId, document, replaced, onClose }: DocumentDialogProps) {
  const file = useTell(fileDocument);
  const edit = useSend(editDocument);
  const refresh = useRefresh();
  const onReload = () => {
    void refresh(['seller-record']);
    onClose();
  };
  const fields = (
    <>
      <TextField
        name="title"
        label="What it is"
        maxLength={100}
        placeholder="Trade licence"
        autoComplete="off"
      />
      <TextField
        name="expiresOn"
        label="Last valid day (optional)"
        type="date"
        max="9999-12-31"
        hint="You are reminded on the dashboard from 30 days before."
      />
    </>
  );
  if (document !== undefined) {
    const { _id: documentId, title, expiresOn, version } = document;
    return (
      <FormDialog<z.input<typeof Words>, z.output<typeof Words>>
        title="Edit document"
        schema={Words}
        defaults={{ title, expiresOn: expiresOn ?? '' }}
        submit="Save"
        busy="Saving..."
        onSubmit={(words) => edit({ params: { documentId }, body: { ...words, version } })}
        onClose={onClose}
        onReload={onReload}
      >
        {fields}
      </FormDialog>
    );
  }
  return (
    <FormDialog<z.input<typeof WithFile>, z.output<typeof WithFile>>
      title={replaced === undefined ? 'Add document' : `Replace ${replaced.title || replaced.name}`}
      schema={WithFile}
      defaults={{ title: replaced?.title ?? '', expiresOn: '' }}
      submit="Add"
      busy="Adding..."
      onSubmit={async (values, onProgress, signal) => {
        const form = formDataOf({ ...values, replaces: replaced?._id });
        await file({ params: { sellerId }, form }, { onProgress, signal });
      }}
      onClose={onClose}
      onReload={onReload}
    >
      <FileField />
      {fields}
    </FormDialog>
  );
}

/** The document's file, chosen by the browser's own control. */
function FileField() {
  const { field, fieldState } = useController({ name: 'document1' });
  const upload = useFormUpload();
  const file = field.value as File | undefined;
  const hint = 'PDF, JPEG, PNG or WebP, at most 10 MB. Only admins see it.';
  const error = fieldState.error?.message;
  return (
    <FieldFrame id="document-file" label="Document" hint={hint} error={error}>
      <input
        id="document-file"
        type="file"
        ref={field.ref}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        className="back-office-input"
        onChange={({ target }) => field.onChange(target.files?.[0])}
        {...described('document-file', error, hint)}
      />
      {file && upload && <UploadBar label={file.name} {...upload} />}
    </FieldFrame>
  );
}
