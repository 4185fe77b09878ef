import { useId, useState } from 'react';
import { getCategories } from '#contracts/calls/categories.ts';
import type { TableFormat } from '#contracts/products/product-import.ts';
import * as texts from '#texts/back-office/imports.ts';
import { useBackOffice } from '../back-office-provider.tsx';
import { DownloadButton } from '../download-button.tsx';
import { downloadFile } from '../download-file.ts';
import { useReadAll } from '../list/read-all.ts';
import { Panel } from './panel.tsx';
import { useImportCalls } from './use-import-calls.ts';

export type ExportSectionProps = {
  /** What can be downloaded here, in a sentence. */
  text: string;
  /** What the downloaded products are called. */
  products: string;
  download: (format: TableFormat) => Promise<void>;
};

/** Downloads of templates, and of products in the same columns. */
export function ExportSection({ text, products, download }: ExportSectionProps) {
  const { role } = useBackOffice();
  const { getTemplate } = useImportCalls();
  const [category, setCategory] = useState('');
  const categories = useReadAll(getCategories, (window) => ({
    query: { ...window, sort: 'name', order: 'asc' } as const,
  }));
  const select = useId();
  return (
    <Panel title={texts.download}>
      <p className="text-ink-soft">{text}</p>
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
                getTemplate,
                { query: { format, ...(category !== '' && { category }) } },
                `products-template.${format}`,
              )
            }
          />
        ))}
      </div>
      <h3 className="mt-4 mb-2 text-dense font-medium">{products}</h3>
      <div className="flex flex-wrap gap-2">
        {(['csv', 'xlsx'] as const).map((format) => (
          <DownloadButton
            key={format}
            label={texts.exportAs(format.toUpperCase())}
            download={() => download(format)}
          />
        ))}
      </div>
    </Panel>
  );
}
