import { exportAllProducts, getAdminImports } from '#contracts/calls/imports.ts';
import { utcDayOf } from '#domain/time/days.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { downloadFile } from '#web/ui/back-office/download-file.ts';
import { ImportsScreen } from '#web/ui/back-office/imports/imports-screen.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';

/** Import and export of several sellers' products. */
export default function Imports() {
  const { role } = useBackOffice();
  const latest = useRead(getAdminImports, {}, { staleTime: 0 });
  return (
    <ImportsScreen
      title="Import and Export"
      text="Products of many sellers at once. Each row names its seller by e-mail, phone number or name."
      mayImport
      latest={latest.data}
      exporting={{
        text: 'An empty table with the headings and one row as an example, or the products of all sellers in the same columns: change them there and import the file again.',
        products: 'Products of all sellers',
        download: (format) => {
          const name = `products-${utcDayOf(new Date())}.${format}`;
          return downloadFile(role, exportAllProducts, { query: { format } }, name);
        },
      }}
    />
  );
}
