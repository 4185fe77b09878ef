import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router';
import { getLead } from '#contracts/leads/lead-calls.ts';
import * as texts from '#texts/seller/lead.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { isCallError } from '#web/ui/back-office/calls.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../../use-self.ts';
import { LeadView } from './lead-view.tsx';

/** One lead: on a phone a page of its own, with the way back to the list as it was. */
export default function LeadScreen() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const query = useRead(getLead, { params: { userId: useUserId(), leadId: id } });
  const isGone = isCallError(query.error) && query.error.failure.status === 404;
  const back = { pathname: sellerAddresses.enquiries, search };
  return (
    <div className="min-w-0 min-[70rem]:row-start-1 min-[70rem]:col-start-2">
      <Link
        to={back}
        className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-2 text-ink-soft min-[70rem]:hidden"
      >
        <ArrowLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />
        {texts.allEnquiries}
      </Link>
      {isGone ? (
        <div className="rounded-panel border border-hair bg-panel px-5 py-16 text-center">
          <h2 className="font-medium">{texts.goneTitle}</h2>
          <p className="mt-1 text-ink-muted">{texts.goneText}</p>
        </div>
      ) : (
        <QueryState query={query} what={texts.thisEnquiry} height="36rem">
          {(lead) => <LeadView key={lead._id} lead={lead} />}
        </QueryState>
      )}
    </div>
  );
}
