import type { UseQueryResult } from '@tanstack/react-query';
import { X } from 'lucide-react';
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useParams } from 'react-router';
import type { Lead } from '#contracts/leads/lead.ts';
import * as enquiries from '#texts/seller/enquiries.ts';
import * as texts from '#texts/seller/inbox.tsx';
import * as staff from '#texts/seller/staff.ts';
import { ActionButton, ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { regionFilter } from '#web/ui/back-office/enquiries/enquiry-columns.tsx';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { FilterSelect } from '#web/ui/back-office/list/filters/filter-select.tsx';
import { ListFooter } from '#web/ui/back-office/list/list-footer.tsx';
import { useSavedViews } from '#web/ui/back-office/list/saved-views/use-saved-views.ts';
import { ViewChoice } from '#web/ui/back-office/list/saved-views/view-choice.tsx';
import { SearchBox } from '#web/ui/back-office/list/search-box.tsx';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import type { List } from '#web/ui/back-office/list/use-list.ts';
import { FailureState } from '#web/ui/failure-state.tsx';
import { Written } from '#web/ui/written.tsx';
import { useHasScreen } from '../../staff/own-role-only.tsx';
import { useMayWrite } from '../../use-self.ts';
import { useColleagues } from '../use-colleagues.ts';
import { useLeadCounts } from '../use-lead-counts.ts';
import { assigneeFilter } from './assignee-filter.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { LeadRow } from './lead-row.tsx';
import { StateTabs } from './state-tabs.tsx';

const FRESH_MS = 10_000;

/** Loads a list anew where the counts of its leads have changed, unless it was read a moment ago. */
function useFreshList(list: UseQueryResult, counts: unknown) {
  const fingerprint = JSON.stringify(counts);
  const reload = useEffectEvent(() => {
    if (list.dataUpdatedAt > 0 && Date.now() - list.dataUpdatedAt > FRESH_MS) list.refetch();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the counts change
  useEffect(() => reload(), [fingerprint]);
}

/** The leads, due ones first, with their search, and every state that a list has. */
export function LeadList({ list }: { list: List<Lead> }) {
  const { id } = useParams();
  const { query, state } = list;
  const { data, isPlaceholderData, isFetching } = query;
  const views = useSavedViews('own-leads', state);
  const shown = views.isPending ? undefined : data?.rows;
  const rows = useRef<HTMLUListElement>(null);
  const keptFocus = useKeptFocus(rows, shown);
  const { assignee = '' } = state.filters;
  const counts = useLeadCounts(assignee);
  const hasColleagues = useColleagues().length > 1;
  const mayWrite = useMayWrite();
  const [isChoosing, setChoosing] = useState(false);
  const selection = useSelection<Lead>();
  const isJunk = state.filters.junk === 'true';
  useFreshList(query, counts);
  return (
    <div className="flex flex-col gap-3">
      <div className="lead-search">
        <SearchBox label={texts.search} value={state.q} onSearch={state.search} />
        <FilterSelect state={state} name="region" {...regionFilter} all={texts.all} />
      </div>
      {(hasColleagues || assignee !== '') && (
        <FilterSelect state={state} name="assignee" {...assigneeFilter} all={staff.anybody} />
      )}
      <StateTabs
        state={state.filters.state ?? ''}
        isDue={state.filters.followUp === 'due'}
        isJunk={isJunk}
        counts={counts}
      />
      {isChoosing ? (
        <ChosenBar
          selection={selection}
          shown={data?.rows ?? []}
          isJunk={isJunk}
          onClose={() => setChoosing(false)}
        />
      ) : (
        <div className="-my-1 flex items-center justify-between gap-2">
          <ViewChoice views={views} columns={[]} />
          {mayWrite && shown !== undefined && shown.length > 1 && (
            <ActionButton look="plain" onClick={() => setChoosing(true)}>
              {texts.selectSeveral}
            </ActionButton>
          )}
        </div>
      )}
      {state.filters.productId && (
        <PieceChip
          productId={state.filters.productId}
          leads={data?.rows}
          onRemove={() => state.filter('productId', '')}
        />
      )}
      {query.isError && !data ? (
        <FailureState title={texts.failed} text={messageOf(query.error)}>
          <ActionButton busy={isFetching && texts.trying} onClick={() => query.refetch()}>
            {texts.tryAgain}
          </ActionButton>
        </FailureState>
      ) : shown?.length === 0 ? (
        <NoLeads state={state} hasAny={assignee !== '' || hasAny(counts)} />
      ) : (
        <div className="relative -mx-4 md:mx-0">
          {isFetching && data && <div className="back-office-working" aria-hidden="true" />}
          <ul
            ref={rows}
            {...keptFocus}
            aria-label={enquiries.title}
            aria-busy={shown === undefined || isPlaceholderData}
            className="lead-rows"
          >
            {shown?.map((lead) => (
              <LeadRow
                key={lead._id}
                lead={lead}
                isOpen={lead._id === id}
                {...(isChoosing && {
                  choice: {
                    isChosen: selection.has(lead._id),
                    toggle: () => selection.toggle(lead),
                  },
                })}
              />
            )) ?? <SkeletonRows />}
          </ul>
        </div>
      )}
      <ListFooter
        noun={enquiries.noun}
        list={list}
        pageSize={state.size ?? list.pageSize}
        quietWhenOnePage
      />
    </div>
  );
}

const hasAny = (states: Readonly<Record<string, number>> | undefined) =>
  states === undefined || Object.values(states).some((count) => count > 0);

function NoLeads({ state, hasAny: isAny }: { state: List<Lead>['state']; hasAny: boolean }) {
  const { region, state: chosen, productId, followUp, junk, assignee } = state.filters;
  const hasScreen = useHasScreen();
  const isNarrowed = [state.q, region, productId, assignee].some(Boolean);
  const [title, text] = !isAny
    ? [enquiries.emptyTitle, enquiries.emptyText]
    : isNarrowed
      ? [texts.noneFoundTitle, texts.noneFoundText]
      : junk
        ? [texts.noJunkTitle, texts.noJunkText]
        : followUp
          ? [texts.nothingDueTitle, texts.nothingDueText]
          : chosen === 'NEW'
            ? [texts.nothingNewTitle, texts.nothingNewText]
            : [
                chosen
                  ? texts.noneInState(leadStates[chosen as Lead['state']].name)
                  : texts.noneHere,
                '',
              ];
  return (
    <div className="flex flex-col items-center border-y border-hair px-5 py-16 text-center">
      <p className="font-medium">{title}</p>
      {text && <p className="mt-1 text-ink-muted">{text}</p>}
      {!isAny && hasScreen(sellerAddresses.products()) && (
        <ActionButtonLink to={sellerAddresses.products()} className="mt-4">
          {enquiries.seePieces}
        </ActionButtonLink>
      )}
    </div>
  );
}

function SkeletonRows() {
  return Array.from({ length: 6 }, (_, row) => (
    <li key={row} aria-hidden="true" className="lead-row flex gap-3 px-4 pt-3 pb-1">
      <div className="back-office-skeleton mt-0.5 size-14 shrink-0" />
      <div className="flex h-[5.6rem] grow flex-col gap-2.5 pt-1 pointer-fine:h-[5.1rem]">
        <div className="back-office-skeleton h-3" style={{ width: `${60 + (row % 3) * 12}%` }} />
        <div className="back-office-skeleton h-3 w-2/5" />
        <div className="back-office-skeleton mt-2 h-3 w-1/4" />
      </div>
    </li>
  ));
}

/**
 * Keeps the keyboard's focus in a list: where the row with the focus has left it, such as a lead that was
 * moved to another state, the row that took its place gets the focus.
 */
function useKeptFocus(list: RefObject<HTMLElement | null>, rows: unknown) {
  const index = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the rows
  useEffect(() => {
    if (index.current < 0 || document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll<HTMLElement>('.row-link') ?? [];
    links[Math.min(index.current, links.length - 1)]?.focus({ preventScroll: true });
  }, [list, rows]);
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const row = target.closest('[data-row]');
      index.current = row === null ? -1 : [...currentTarget.children].indexOf(row);
    },
    onBlur: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      setTimeout(() => {
        // A row that is gone has not been left.
        if (target.isConnected && !currentTarget.contains(document.activeElement)) {
          index.current = -1;
        }
      });
    },
  };
}

type PieceChipProps = {
  productId: string;
  /** What is listed; its products say what that product is called. */
  leads: readonly Lead[] | undefined;
  onRemove: () => void;
};

/** Says about which product the listed leads are, and shows all again. */
function PieceChip({ productId, leads, onRemove }: PieceChipProps) {
  const piece = leads?.flatMap(({ pieces }) => pieces).find((each) => each.productId === productId);
  const name = piece?.name ?? texts.onePiece;
  return (
    <p className="flex min-w-0">
      <button
        type="button"
        aria-label={texts.aboutShowAll(name)}
        title={texts.showAll}
        className="inline-flex min-h-9 max-w-full min-w-0 cursor-pointer items-center gap-1.5 rounded-full bg-accent-soft px-3 text-dense text-accent-deep hover:bg-hover pointer-coarse:min-h-11"
        onClick={onRemove}
      >
        <span className="min-w-0 truncate">
          {texts.about(<Written className="font-medium">{name}</Written>)}
        </span>
        <X size={14} aria-hidden="true" className="shrink-0" />
      </button>
    </p>
  );
}
