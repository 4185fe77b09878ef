import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { getCategories } from '#contracts/calls/categories.ts';
import { exportOwnProducts, getImportTemplate } from '#contracts/calls/imports.ts';
import { utcDayOf } from '#domain/time/days.ts';
import * as texts from '#texts/seller/imports.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { downloadFile } from '#web/ui/back-office/download-file.ts';
import { useReadAll } from '#web/ui/back-office/list/read-all.ts';
import { useAction } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../use-self.ts';
import { Panel } from './panel.tsx';

/** Downloads of templates, and of all own products in the same columns. */
export function ExportSection() {
  const { role } = useBackOffice();
  const userId = useUserId();
  const [category, setCategory] = useState('');
  const categories = useReadAll(getCategories, (window) => ({
    query: { ...window, sort: 'name', order: 'asc' } as const,
  }));
  const select = useId();
  const day = utcDayOf(new Date());
  return (
    <Panel title={texts.download}>
      <p className="text-ink-soft">{texts.downloadText}</p>
      <h3 className="mt-4 mb-2 text-dense font-medium">{texts.template}</h3>
      <label htmlFor={select} className="sr-only">
        {texts.templateCategory}
      </label>
      <select
        id={select}
        className="back-office-input mb-2 max-w-80"
        value={category}
        onChange={(event) => setCategory(event.target.value)}
      >
        <option value="">{texts.detailsOfAll}</option>
        {categories.data?.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {texts.detailsOf(name)}
          </option>
        ))}
      </select>
      <div className="flex flex-wrap gap-2">
        {(['csv', 'xlsx'] as const).map((format) => (
          <DownloadButton
            key={format}
            label={texts.templateAs(format.toUpperCase())}
            download={() =>
              downloadFile(
                role,
                getImportTemplate,
                { query: { format, ...(category !== '' && { category }) } },
                `products-template.${format}`,
              )
            }
          />
        ))}
      </div>
      <h3 className="mt-4 mb-2 text-dense font-medium">{texts.yourProducts}</h3>
      <div className="flex flex-wrap gap-2">
        {(['csv', 'xlsx'] as const).map((format) => (
          <DownloadButton
            key={format}
            label={texts.exportAs(format.toUpperCase())}
            download={() =>
              downloadFile(
                role,
                exportOwnProducts,
                { params: { userId }, query: { format } },
                `products-${day}.${format}`,
              )
            }
          />
        ))}
      </div>
    </Panel>
  );
}

function DownloadButton({ label, download }: { label: string; download: () => Promise<void> }) {
  const run = useAction(download);
  return (
    <ActionButton onClick={() => run.mutate(undefined)} busy={run.isPending && texts.preparing}>
      <Download size={15} aria-hidden="true" />
      {label}
    </ActionButton>
  );
}
