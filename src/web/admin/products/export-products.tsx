import { exportAllProducts } from '#contracts/calls/imports.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import * as texts from '#texts/back-office/lists.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { DownloadButton } from '#web/ui/back-office/download-button.tsx';
import { downloadFile } from '#web/ui/back-office/download-file.ts';
import { usedFilters } from '#web/ui/back-office/list/list-state.ts';
import type { List } from '#web/ui/back-office/list/use-list.ts';

type ExportProductsProps = { list: List<ManagedProduct>; seller?: string };

/** Downloads the products that a list finds, or those of one seller, as an import reads them. */
export function ExportProducts({ list: { state }, seller }: ExportProductsProps) {
  const { role } = useBackOffice();
  const query = { format: 'csv' as const, ...usedFilters(state), ...(seller && { seller }) };
  return (
    <DownloadButton
      label={texts.exportCsv}
      download={() => downloadFile(role, exportAllProducts, { query }, 'products.csv')}
    />
  );
}
