import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { getOwnImport } from '#contracts/calls/imports.ts';
import type { ProductImport } from '#contracts/products/product-import.ts';
import * as importTexts from '#texts/seller/import.tsx';
import * as texts from '#texts/seller/imports.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { readKey, useRead } from '#web/ui/back-office/use-call.ts';
import { useSelf } from '../use-self.ts';
import { ChooseTable } from './choose-table.tsx';
import { ExportSection } from './export-section.tsx';
import { ImportGuide } from './import-guide.tsx';
import { ImportView } from './import-view.tsx';
import { LatestImports } from './latest-imports.tsx';

const isAtWork = (found: ProductImport | undefined) =>
  found?.stage === 'running' || found?.stage === 'undoing' || found?.archive?.state === 'unpacking';

/** Import and export of products by CSV or XLSX; the address names the shown import. */
export default function Imports() {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const self = useSelf();
  const id = params.get('import');
  const query = useRead(
    getOwnImport,
    { params: { id: id ?? '' } },
    {
      enabled: id !== null,
      refetchInterval: ({ state }) => (isAtWork(state.data) ? 1000 : false),
    },
  );
  const show = (found: ProductImport | null) => {
    if (found) client.setQueryData(readKey(getOwnImport, { params: { id: found._id } }), found);
    setParams(found ? { import: found._id } : {});
  };
  const isApproved = self.data?.status === true;

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
      <ScreenHead title={texts.title} text={texts.text} />
      <div className="grid items-start gap-5 lg:grid-cols-[1.4fr_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <ChooseTable isApproved={isApproved} isKnown={self.data !== undefined} onChecked={show} />
          <LatestImports onShow={show} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <ExportSection />
          <ImportGuide />
        </div>
      </div>
    </>
  );
}
