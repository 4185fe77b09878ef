import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ProductImport } from '#contracts/products/product-import.ts';
import * as importTexts from '#texts/back-office/import.tsx';
import { ActionButton } from '../action-button.tsx';
import { QueryState } from '../query-state.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { readKey, useRead } from '../use-call.ts';
import { ChooseTable } from './choose-table.tsx';
import { ExportSection, type ExportSectionProps } from './export-section.tsx';
import { ImportGuide } from './import-guide.tsx';
import { ImportView } from './import-view.tsx';
import { LatestImports } from './latest-imports.tsx';
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
