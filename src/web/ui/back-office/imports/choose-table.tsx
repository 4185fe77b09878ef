import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ProductImport } from '#contracts/products/product-import.ts';
import { PENDING_MESSAGE } from '#domain/policy.ts';
import * as texts from '#texts/back-office/imports.ts';
import { ActionButton } from '../action-button.tsx';
import { useCalls } from '../back-office-provider.tsx';
import { messageOf } from '../calls.ts';
import { formDataOf } from '../form/send-form.ts';
import { UploadBar } from '../form/upload-bar.tsx';
import { Panel } from '../panel.tsx';
import { DropArea } from './drop-area.tsx';
import { useImportCalls } from './use-import-calls.ts';

type ChooseTableProps = {
  isApproved: boolean;
  isKnown: boolean;
  onChecked: (found: ProductImport) => void;
};

/** Sends a table to be checked; nothing is imported yet. */
export function ChooseTable({ isApproved, isKnown, onChecked }: ChooseTableProps) {
  const calls = useCalls();
  const { check: checkCall } = useImportCalls();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function check(file: File | undefined) {
    if (!file || sending) return;
    setProblem(null);
    setSending({ name: file.name, share: 0 });
    try {
      const onProgress = (share: number) => setSending({ name: file.name, share });
      const form = formDataOf({ file });
      onChecked((await calls.send(checkCall, { form }, { onProgress })).data);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setSending(null);
  }

  return (
    <Panel title={texts.importProducts}>
      <ol className="mb-4 list-decimal ps-5 text-ink-soft">
        <li>{texts.fillIn}</li>
        <li>{texts.chooseHere}</li>
        <li>{texts.addPictures}</li>
      </ol>
      {isKnown && !isApproved ? (
        <p className="rounded-control bg-warn-soft px-3 py-2 text-warn">{PENDING_MESSAGE}</p>
      ) : (
        <DropArea onFiles={([file]) => check(file)}>
          <FileSpreadsheet size={22} aria-hidden="true" className="text-ink-muted" />
          <ActionButton
            look="solid"
            disabled={!isApproved}
            busy={sending !== null && texts.checking}
            onClick={() => input.current?.click()}
          >
            {texts.chooseTable}
          </ActionButton>
          <p className="text-fine text-ink-muted">{texts.limits}</p>
          {sending && (
            <div className="w-full max-w-xs">
              <UploadBar label={sending.name} share={sending.share} />
            </div>
          )}
        </DropArea>
      )}
      <label className="sr-only">
        {texts.tableOfProducts}
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            check(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {problem && (
        <p role="alert" className="mt-3 rounded-control bg-bad-soft px-3 py-2 text-bad">
          {problem}
        </p>
      )}
    </Panel>
  );
}
