import { useState } from 'react';
import { Link } from 'react-router';
import { getOwnFeed, renewFeedAddress } from '#contracts/calls/feeds.ts';
import { exportOwnProducts, getOwnImports } from '#contracts/calls/imports.ts';
import { utcDayOf } from '#domain/time/days.ts';
import * as feeds from '#texts/back-office/feeds.ts';
import * as texts from '#texts/back-office/imports.ts';
import { ActingButton } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { downloadFile } from '#web/ui/back-office/download-file.ts';
import { FeedAddresses } from '#web/ui/back-office/feeds/feed-addresses.tsx';
import { FeedProblems } from '#web/ui/back-office/feeds/feed-problems.tsx';
import { ImportsScreen } from '#web/ui/back-office/imports/imports-screen.tsx';
import { Panel } from '#web/ui/back-office/panel.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../use-own-account.ts';
import { useSelf, useUserId } from '../use-self.ts';

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

/** Where Google and Meta fetch the seller's products, and what they would refuse. */
function OwnFeeds() {
  const query = useRead(getOwnFeed, { params: { userId: useUserId() } });
  const renew = useTell(renewFeedAddress);
  const mayRenew = useMay()(renewFeedAddress);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Panel title={feeds.title}>
        <p className="text-ink-soft">{feeds.text}</p>
        <QueryState query={query} what={feeds.title} height="12rem">
          {({ path }) => (
            <>
              {path === null ? (
                <p className="mt-4 text-ink-muted">{feeds.notYet}</p>
              ) : (
                <FeedAddresses path={path} />
              )}
              {mayRenew && (
                <ActingButton
                  className="mt-4"
                  act={async () => (path === null ? renew({}) : setAsking(true))}
                >
                  {path === null ? feeds.makeAddress : feeds.newAddress}
                </ActingButton>
              )}
            </>
          )}
        </QueryState>
      </Panel>
      {query.data && query.data.path !== null && (
        <Panel title={feeds.problemsTitle}>
          <FeedProblems
            products={query.data.problems}
            nameOf={({ name }, shown) => (
              <Link className="link" to={sellerAddresses.products({ q: name })}>
                {shown}
              </Link>
            )}
          />
        </Panel>
      )}
      {isAsking && (
        <ConfirmDialog
          title={feeds.newAddressAsked}
          text={feeds.newAddressText}
          action={feeds.newAddress}
          onConfirm={() => renew({})}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
