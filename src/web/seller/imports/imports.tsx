import { exportOwnProducts, getOwnImports } from '#contracts/calls/imports.ts';
import { utcDayOf } from '#domain/time/days.ts';
import * as texts from '#texts/back-office/imports.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { downloadFile } from '#web/ui/back-office/download-file.ts';
import { ImportsScreen } from '#web/ui/back-office/imports/imports-screen.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useSelf, useUserId } from '../use-self.ts';
import { OwnFeeds } from './own-feeds.tsx';

/** Import and export of a seller's own products. */
export default function Imports() {
  const { role } = useBackOffice();
  const params = { userId: useUserId() };
  const self = useSelf();
  const latest = useRead(getOwnImports, { params }, { staleTime: 0 });
  return (
    <ImportsScreen
      title={texts.title}
      text={texts.text}
      mayImport={self.data?.status}
      latest={latest.data}
      exporting={{
        text: texts.downloadText,
        products: texts.yourProducts,
        download: (format) => {
          const name = `products-${utcDayOf(new Date())}.${format}`;
          return downloadFile(role, exportOwnProducts, { params, query: { format } }, name);
        },
      }}
    >
      <OwnFeeds />
    </ImportsScreen>
  );
}
