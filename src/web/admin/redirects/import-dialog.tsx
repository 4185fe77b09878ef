import { importRedirects } from '#contracts/calls/redirects.ts';
import { MOST_IMPORTED, RedirectImport } from '#contracts/redirect.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';

/** Imports redirects from the lines of a table: all of them, or none. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const send = useSend(importRedirects);
  return (
    <FormDialog
      title="Import Redirects"
      schema={RedirectImport}
      defaults={{ table: '' }}
      draftKey="import-redirects"
      submit="Import"
      busy="Importing..."
      onSubmit={async (body) => {
        toasts.success((await send({ body })).message);
      }}
      onClose={onClose}
    >
      <TextAreaField
        name="table"
        label="Lines"
        rows={8}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder={'/old-page,/shop\n/eid-2025,/about'}
        hint={`Paste up to ${MOST_IMPORTED} lines of a CSV file: the old address, then the new one. Where a line is wrong, none is imported.`}
      />
    </FormDialog>
  );
}
