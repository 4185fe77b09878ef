import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { getCategories } from '#contracts/calls/categories.ts';
import type {
  ImportGuide as Guide,
  ProductImport,
  TableFormat,
} from '#contracts/products/product-import.ts';
import * as importTexts from '#texts/back-office/import.tsx';
import * as texts from '#texts/back-office/imports.ts';
import { comma } from '#texts/formats.ts';
import { Written } from '../../written.tsx';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { DownloadButton } from '../download-button.tsx';
import { downloadFile } from '../download-file.ts';
import { formatMoment } from '../formats.ts';
import { useReadAll } from '../list/read-all.ts';
import { Panel } from '../panel.tsx';
import { QueryState } from '../query-state.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { StatusDot, type Tone } from '../status-dot.tsx';
import { readKey, useRead } from '../use-call.ts';
import { ChooseTable } from './choose-table.tsx';
import { ImportView } from './import-view.tsx';
import { useImportCalls } from './use-import-calls.ts';

const isAtWork = (found: ProductImport | undefined) =>
  found?.stage === 'running' || found?.stage === 'undoing' || found?.archive?.state === 'unpacking';

type ImportsScreenProps = {
  title: string;
  text: string;
  /** Whether who is logged in may import; undefined until that is known. */
  mayImport: boolean | undefined;
  latest: readonly ProductImport[] | undefined;
  exporting: ExportSectionProps;
  /** What stands below the latest imports. */
  children?: ReactNode;
};

/** Import and export of products by CSV or XLSX; the address names the shown import. */
export function ImportsScreen(props: ImportsScreenProps) {
  const { title, text, mayImport, latest, exporting, children } = props;
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const { getOne } = useImportCalls();
  const id = params.get('import');
  const query = useRead(
    getOne,
    { params: { id: id ?? '' } },
    {
      enabled: id !== null,
      refetchInterval: ({ state }) => (isAtWork(state.data) ? 1000 : false),
    },
  );
  const show = (found: ProductImport | null) => {
    if (found) client.setQueryData(readKey(getOne, { params: { id: found._id } }), found);
    setParams(found ? { import: found._id } : {});
  };
  const isApproved = mayImport === true;

  if (id !== null) {
    return (
      <>
        <ScreenHead title={importTexts.title}>
          <ActionButton onClick={() => show(null)}>{importTexts.backToAll}</ActionButton>
        </ScreenHead>
        <QueryState query={query} what={importTexts.thisImport} height="20rem">
          {(found) => <ImportView found={found} isApproved={isApproved} />}
        </QueryState>
      </>
    );
  }
  return (
    <>
      <ScreenHead title={title} text={text} />
      <div className="grid items-start gap-5 lg:grid-cols-[1.4fr_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <ChooseTable isApproved={isApproved} isKnown={mayImport !== undefined} onChecked={show} />
          <LatestImports imports={latest} onShow={show} />
          {children}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <ExportSection {...exporting} />
          <ImportGuide />
        </div>
      </div>
    </>
  );
}

const stages: Record<ProductImport['stage'], { word: string; tone: Tone }> = {
  checked: { word: texts.checked, tone: 'quiet' },
  running: { word: texts.importing, tone: 'warn' },
  paused: { word: texts.paused, tone: 'warn' },
  done: { word: texts.done, tone: 'good' },
  undoing: { word: texts.undoing, tone: 'warn' },
  undone: { word: texts.undone, tone: 'quiet' },
};

type LatestImportsProps = {
  imports: readonly ProductImport[] | undefined;
  onShow: (found: ProductImport) => void;
};

/** The ten latest imports, as links. */
function LatestImports({ imports, onShow }: LatestImportsProps) {
  if (!imports || imports.length === 0) return null;
  return (
    <Panel title={texts.latest}>
      <ul>
        {imports.map((found) => (
          <li key={found._id} className="border-t border-hair">
            <button
              type="button"
              onClick={() => onShow(found)}
              className="flex min-h-12 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 px-1 py-2 text-start hover:bg-hover"
            >
              <span className="min-w-0 font-medium wrap-anywhere">
                <Written>{found.fileName}</Written>
              </span>
              <span className="flex items-center gap-4 text-dense text-ink-muted">
                {texts.rows(found.rows)}
                <span>{formatMoment(found.createdAt)}</span>
                <StatusDot tone={stages[found.stage].tone}>{stages[found.stage].word}</StatusDot>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The allowed contents of a table's columns, and the taxonomy; loaded when opened. */
function ImportGuide() {
  const [isOpen, setOpen] = useState(false);
  const query = useRead(useImportCalls().getGuide, {}, { enabled: isOpen });
  return (
    <Panel title={texts.guide}>
      <p className="text-ink-soft">{texts.guideText}</p>
      <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="cursor-pointer text-dense font-medium pointer-coarse:py-3">
          {texts.guideSummary}
        </summary>
        {isOpen && (
          <QueryState query={query} what={texts.list} height="12rem">
            {(guide) => <Tables guide={guide} />}
          </QueryState>
        )}
      </details>
    </Panel>
  );
}

function Tables({ guide: { columns, entries } }: { guide: Guide }) {
  return (
    <div className="mt-3 flex flex-col gap-5">
      <dl className="flex flex-col gap-2 text-dense">
        {columns.map(({ heading, required, holds }) => (
          <div key={heading}>
            <dt className="font-medium">
              <Written>{heading}</Written>
              {required && <span className="ms-2 font-normal text-ink-muted">{texts.needed}</span>}
            </dt>
            <dd className="text-ink-soft">{holds}</dd>
          </div>
        ))}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section aria-label={texts.taxonomy} tabIndex={0} className="max-h-80 overflow-auto">
        <table className="back-office-table" aria-label={texts.taxonomyTable}>
          <thead>
            <tr>
              <th>{texts.category}</th>
              <th>{texts.subCategory}</th>
              <th>{texts.productType}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ category, subCategory, productTypes }) => (
              <tr key={`${category} ${subCategory}`}>
                <td>
                  <Written>{category}</Written>
                </td>
                <td>
                  <Written>{subCategory}</Written>
                </td>
                <td>
                  <Written>{productTypes.join(comma)}</Written>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

type ExportSectionProps = {
  /** What can be downloaded here, in a sentence. */
  text: string;
  /** What the downloaded products are called. */
  products: string;
  download: (format: TableFormat) => Promise<void>;
};

/** Downloads of templates, and of products in the same columns. */
function ExportSection({ text, products, download }: ExportSectionProps) {
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
