import { Download } from 'lucide-react';
import { useState } from 'react';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { downloadFile } from '#web/ui/back-office/download-file.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useUserId } from '../use-self.ts';
import { Panel } from './panel.tsx';

/** Templates to fill in, and all one's products in the same columns. */
export function ExportSection() {
  const userId = useUserId();
  const day = new Date().toISOString().slice(0, 10);
  return (
    <Panel title="Download">
      <p className="text-ink-soft">
        An empty table with the headings and one row as an example, or all your products in the same
        columns: change them there and import the file again.
      </p>
      <h3 className="mt-4 mb-2 text-dense font-medium">Template</h3>
      <div className="flex flex-wrap gap-2">
        {(['csv', 'xlsx'] as const).map((format) => (
          <DownloadButton
            key={format}
            path={`/seller/import-template?format=${format}`}
            name={`products-template.${format}`}
            label={`Template as ${format.toUpperCase()}`}
          />
        ))}
      </div>
      <h3 className="mt-4 mb-2 text-dense font-medium">Your products</h3>
      <div className="flex flex-wrap gap-2">
        {(['csv', 'xlsx'] as const).map((format) => (
          <DownloadButton
            key={format}
            path={`/seller/export-products/${userId}?format=${format}`}
            name={`products-${day}.${format}`}
            label={`Export as ${format.toUpperCase()}`}
          />
        ))}
      </div>
    </Panel>
  );
}

function DownloadButton({ path, name, label }: { path: string; name: string; label: string }) {
  const { role } = useBackOffice();
  const [isBusy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    try {
      await downloadFile(role, path, name);
    } catch (error) {
      toasts.failure(messageOf(error));
    }
    setBusy(false);
  }
  return (
    <ActionButton onClick={run} busy={isBusy && 'Preparing…'}>
      <Download size={15} aria-hidden="true" />
      {label}
    </ActionButton>
  );
}
