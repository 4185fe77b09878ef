import { useState } from 'react';
import { Link } from 'react-router';
import { getOwnFeed, renewFeedAddress } from '#contracts/calls/feeds.ts';
import * as texts from '#texts/back-office/feeds.ts';
import { ActingButton } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { FeedAddresses } from '#web/ui/back-office/feeds/feed-addresses.tsx';
import { FeedProblems } from '#web/ui/back-office/feeds/feed-problems.tsx';
import { Panel } from '#web/ui/back-office/imports/panel.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../use-own-account.ts';
import { useUserId } from '../use-self.ts';

/** Where Google and Meta fetch the seller's products, and what they would refuse. */
export function OwnFeeds() {
  const query = useRead(getOwnFeed, { params: { userId: useUserId() } });
  const renew = useTell(renewFeedAddress);
  const mayRenew = useMay()(renewFeedAddress);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Panel title={texts.title}>
        <p className="text-ink-soft">{texts.text}</p>
        <QueryState query={query} what={texts.title} height="12rem">
          {({ path }) => (
            <>
              {path === null ? (
                <p className="mt-4 text-ink-muted">{texts.notYet}</p>
              ) : (
                <FeedAddresses path={path} />
              )}
              {mayRenew && (
                <ActingButton
                  className="mt-4"
                  act={async () => (path === null ? renew({}) : setAsking(true))}
                >
                  {path === null ? texts.makeAddress : texts.newAddress}
                </ActingButton>
              )}
            </>
          )}
        </QueryState>
      </Panel>
      {query.data && query.data.path !== null && (
        <Panel title={texts.problemsTitle}>
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
          title={texts.newAddressAsked}
          text={texts.newAddressText}
          action={texts.newAddress}
          onConfirm={() => renew({})}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
