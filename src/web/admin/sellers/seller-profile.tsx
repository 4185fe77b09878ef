import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { getAnySeller } from '#contracts/calls/sellers.ts';
import type { Seller } from '#contracts/seller.ts';
import { formatPhone } from '#domain/phone.ts';
import { isolate } from '#domain/text/isolate.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { Avatar } from '#web/ui/back-office/avatar.tsx';
import { formatCount, formatMoment } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { Fact } from '../fact.tsx';
import { ApprovalState } from './approval-state.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { MergeLink } from './merge/merge-link.tsx';
import { SellerSecondFactor } from './seller-second-factor.tsx';
import { SellerTabs } from './seller-tabs.tsx';
import { SupportLogIn } from './support-log-in.tsx';
import type { Decision } from './use-decide.ts';
import { WaitingValues } from './waiting-values.tsx';

/** One seller: identity, contacts, and whether it may sell. */
export default function SellerProfile() {
  const { id = '' } = useParams();
  const query = useRead(getAnySeller, { params: { id } });
  const [decision, setDecision] = useState<Decision | null>(null);
  const seller = query.data;
  return (
    <>
      <ScreenHead title={seller?.name ?? 'Seller'}>
        {seller && <Decisions seller={seller} onDecide={setDecision} />}
      </ScreenHead>
      <SellerTabs id={id} />
      <QueryState query={query} what="This seller">
        {(found) => (
          <>
            <WaitingValues seller={found} />
            <Facts seller={found} />
          </>
        )}
      </QueryState>
      {seller && decision && (
        <DecideDialog seller={seller} decision={decision} onClose={() => setDecision(null)} />
      )}
    </>
  );
}

type DecisionsProps = { seller: Seller; onDecide: (decision: Decision) => void };

function Decisions({ seller, onDecide }: DecisionsProps) {
  return (
    <>
      <SupportLogIn seller={seller} />
      <MergeLink seller={seller} />
      <Link
        to={adminAddresses.privacy({ seller: seller._id })}
        data-look="line"
        className="back-office-button"
      >
        Privacy
      </Link>
      {seller.status && (
        <a
          href={addresses.seller(seller)}
          target="_blank"
          rel="noopener"
          data-look="line"
          className="back-office-button"
        >
          See in the shop
        </a>
      )}
      {seller.approval === 'pending' && (
        <ActionButton onClick={() => onDecide('decline')}>Decline</ActionButton>
      )}
      {seller.status ? (
        <ActionButton onClick={() => onDecide('deactivate')}>Deactivate</ActionButton>
      ) : (
        <ActionButton look="solid" onClick={() => onDecide('approve')}>
          Approve
        </ActionButton>
      )}
    </>
  );
}

function Facts({ seller }: { seller: Seller }) {
  const categories = seller.categories.map(
    ({ name, products }) => `${isolate(name)} (${products})`,
  );
  return (
    <div className="flex flex-col gap-6 md:flex-row md:gap-10">
      <Avatar name={seller.name} image={seller.Image} size={96} />
      <dl className="grid grow gap-x-8 gap-y-4 md:grid-cols-2">
        <Fact name="State">
          <ApprovalState approval={seller.approval} />
          {seller.approvalNote && (
            <span className="mt-1 block text-ink-soft">Reason: {seller.approvalNote}</span>
          )}
        </Fact>
        <Fact name="Registered">{formatMoment(seller.createdAt)}</Fact>
        <Fact name="Email">
          <a href={`mailto:${seller.email}`} className="wrap-anywhere hover:underline">
            {seller.email}
          </a>
          <span className="mt-1 block">
            <StatusDot tone={seller.emailConfirmed ? 'good' : 'warn'}>
              {seller.emailConfirmed ? 'Confirmed' : 'Not confirmed'}
            </StatusDot>
          </span>
        </Fact>
        <Fact name="Phone">{formatPhone(seller.phone)}</Fact>
        <Fact name="Chat number, India">{formatPhone(seller.INR) || 'Not set'}</Fact>
        <Fact name="Chat number, Emirates">{formatPhone(seller.DXB) || 'Not set'}</Fact>
        <Fact name="Two-step verification">
          <SellerSecondFactor seller={seller} />
        </Fact>
        <Fact name="Products">{formatCount(seller.products)}</Fact>
        <Fact name="Categories">{categories.join(', ') || 'None yet'}</Fact>
        <Fact name="Description" isWide>
          {seller.description || 'None'}
        </Fact>
      </dl>
    </div>
  );
}
