import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { importRedirects } from '#contracts/calls/redirects.ts';
import { MOST_IMPORTED, RedirectImport } from '#contracts/redirect.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { formatCount } from '#web/ui/back-office/formats.ts';
import { useTell } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';

/** Imports redirects from the lines of a table or from a file: all of them, or none. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const send = useTell(importRedirects);
  return (
    <FormDialog
      title="Import Redirects"
      schema={RedirectImport}
      defaults={{ table: '' }}
      submit="Import"
      onSubmit={(body) => send({ body })}
      onClose={onClose}
    >
      <Lines />
    </FormDialog>
  );
}

/** Lines as they are typed or pasted, or those of a file, which nobody wants to scroll through. */
function Lines() {
  const { setValue, formState } = useFormContext<{ table: string }>();
  const [file, setFile] = useState<{ name: string; lines: number } | null>(null);
  const refused = file === null ? undefined : formState.errors.table?.message;
  const [problem, setProblem] = useState<string>();

  async function take(chosen: File | undefined) {
    if (chosen === undefined) return;
    const text = await chosen.text();
    if (/[\0\ufffd]/.test(text)) {
      return setProblem(`${chosen.name} is no CSV file in UTF-8. Save it as one, then choose it.`);
    }
    setProblem(undefined);
    setFile({ name: chosen.name, lines: text.trim().split('\n').length });
    setValue('table', text, { shouldDirty: true });
  }

  return (
    <>
      <label className="grid gap-1.5 font-medium">
        A CSV file
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="back-office-input font-normal"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {(problem ?? refused) && (
        <p role="alert" className="whitespace-pre-line text-bad">
          {problem ?? refused}
        </p>
      )}
      {file === null ? (
        <TextAreaField
          name="table"
          label="Lines"
          rows={8}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={'/old-page,/shop\nhttps://old.example/item.php?id=5,/about'}
          hint={`Or paste them: the old address, then the new one, up to ${formatCount(MOST_IMPORTED)} lines. Old ones may name another shop and have a query. Where a line is wrong, none is imported.`}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status">
            <Written className="font-medium">{file.name}</Written>: {formatCount(file.lines)} lines
          </p>
          <ActionButton
            look="plain"
            onClick={() => {
              setFile(null);
              setValue('table', '');
            }}
          >
            Remove
          </ActionButton>
        </div>
      )}
    </>
  );
}
