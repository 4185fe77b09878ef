import { Outlet, useParams } from 'react-router';
import { LeadState } from '#contracts/leads/lead.ts';
import { getLeads } from '#contracts/leads/lead-calls.ts';
import * as enquiries from '#texts/seller/enquiries.ts';
import * as texts from '#texts/seller/inbox.tsx';
import * as moves from '#texts/seller/lead-moves.ts';
import { regionFilter } from '#web/ui/back-office/enquiries/enquiry-columns.tsx';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { useList } from '#web/ui/back-office/list/use-list.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EnquiryTabs } from '../../enquiries/enquiry-tabs.tsx';
import { useUserId } from '../../use-self.ts';
import { MovesProvider } from '../moves/moves-provider.tsx';
import { assigneeFilter } from './assignee-filter.ts';
import { LeadList } from './lead-list.tsx';
import '../leads.css';

const sideBySide =
  'gap-6 min-[70rem]:grid min-[70rem]:grid-cols-[23rem_minmax(0,1fr)] xl:grid-cols-[26rem_minmax(0,1fr)]';

const stateFilter = {
  label: texts.state,
  all: texts.all,
  options: LeadState.options.map((value) => ({ value, label: leadStates[value].name })),
};

const dueFilter = {
  label: texts.due,
  all: texts.all,
  options: [{ value: 'due', label: texts.due }],
} as const;

const junkFilter = {
  label: moves.junk,
  all: texts.all,
  options: [{ value: 'true', label: moves.junk }],
} as const;

/** The leads about one product; only the API knows which there are. */
const pieceFilter = { label: texts.piece, all: texts.all, options: [], isOpen: true };

/** The inbox: the list, and beside it one lead; on a phone one or the other. */
export default function Inbox() {
  const { id } = useParams();
  const list = useList(getLeads, {
    params: { userId: useUserId() },
    columns: [],
    filters: {
      state: stateFilter,
      region: regionFilter,
      followUp: dueFilter,
      junk: junkFilter,
      productId: pieceFilter,
      assignee: assigneeFilter,
    },
    pageSize: 20,
  });
  // Where nothing can be chosen there is nothing beside it.
  const isAlone = id === undefined && list.query.data?.rows.length === 0;
  const onPhoneOnlyAlone = id === undefined ? undefined : 'max-[69.99rem]:hidden';
  return (
    <MovesProvider>
      {id === undefined && <title>{enquiries.title}</title>}
      <h1
        className={classNames(
          'mb-3 text-screen font-semibold tracking-[-0.01em] text-ink',
          id !== undefined && 'max-[69.99rem]:sr-only',
        )}
      >
        {enquiries.title}
      </h1>
      <div className={onPhoneOnlyAlone}>
        <EnquiryTabs />
      </div>
      <div className={isAlone ? undefined : sideBySide}>
        <div className={onPhoneOnlyAlone}>
          <LeadList list={list} />
        </div>
        {!isAlone && <Outlet />}
      </div>
    </MovesProvider>
  );
}
