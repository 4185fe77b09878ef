import { getSellerNumbers } from '#contracts/calls/views.ts';
import type { SellerNumbers, SellerNumbersQuery } from '#contracts/views/seller-numbers.ts';
import { periodsOf } from '#domain/time/periods.ts';
import * as enquiries from '#texts/seller/enquiries.ts';
import * as texts from '#texts/seller/enquiry-numbers.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { Ranking } from '#web/ui/back-office/charts/ranking.tsx';
import { regionFilter } from '#web/ui/back-office/enquiries/enquiry-columns.tsx';
import { usePeriod } from '#web/ui/back-office/enquiries/use-period.tsx';
import { FilterSelect } from '#web/ui/back-office/list/filters/filter-select.tsx';
import { useListState } from '#web/ui/back-office/list/list-state.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../use-self.ts';
import { EnquiryTabs } from './enquiry-tabs.tsx';
import { Figures } from './numbers/figures.tsx';
import { OverTime } from './numbers/over-time.tsx';
import { PiecesTable } from './numbers/pieces-table.tsx';
import { totalsOf } from './numbers/totals.ts';

/** Stands in place of the numbers where there are none at all. */
const NoNumbers = () => (
  <div className="flex flex-col items-center border-y border-hair px-5 py-16 text-center">
    <p className="font-medium">{texts.noNumbersTitle}</p>
    <p className="mt-1 max-w-[28rem] text-ink-muted">{texts.noNumbersText}</p>
    <ActionButtonLink to={sellerAddresses.products()} className="mt-4">
      {enquiries.seePieces}
    </ActionButtonLink>
  </div>
);

const sorts = [
  { value: 'enquiries', label: texts.mostAskedAbout },
  { value: 'won', label: texts.mostWon },
];

/** From looked at to won: over time, by region and by product (docs/behaviour/rules.md#numbers-of-a-seller). */
export default function EnquiryNumbers() {
  const { days, field } = usePeriod();
  const state = useListState({
    columns: [],
    filters: { region: regionFilter.options, by: sorts },
  });
  const { region, by } = state.filters;
  const query = useRead(
    getSellerNumbers,
    {
      params: { userId: useUserId() },
      query: {
        days,
        ...(region && { region: region as SellerNumbersQuery['region'] }),
        ...(by && { by: by as SellerNumbersQuery['by'] }),
      },
    },
    { keepPrevious: true },
  );
  const from = periodsOf(days, new Date())[0]?.from ?? '';
  return (
    <>
      <ScreenHead title={texts.title}>
        <FilterSelect state={state} name="region" {...regionFilter} />
        {field}
      </ScreenHead>
      <EnquiryTabs />
      <QueryState query={query} what={texts.theNumbers} height="40rem">
        {(numbers) =>
          isNothing(numbers) ? (
            <NoNumbers />
          ) : (
            <div className="flex flex-col gap-10">
              <Figures numbers={numbers} from={from} />
              <OverTime rows={numbers.days} days={days} />
              <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-[1.4fr_1fr]">
                <PiecesTable
                  pieces={numbers.pieces}
                  sort={
                    <FilterSelect
                      state={state}
                      name="by"
                      label={texts.order}
                      all={texts.mostLookedAt}
                      options={sorts}
                    />
                  }
                />
                <Ranking
                  title={texts.unasked}
                  text={texts.unaskedText}
                  none={texts.nothingUnasked}
                  rows={numbers.unasked.map(({ views, ...row }) => ({ ...row, count: views }))}
                  to={(row) => sellerAddresses.products({ q: row.name })}
                />
              </div>
              <p className="text-dense text-ink-muted">
                {texts.ownPage(totalsOf(numbers.days, from).now.pageViews)}
              </p>
            </div>
          )
        }
      </QueryState>
    </>
  );
}

/** Nothing in the period, nor in the one before. */
const isNothing = ({ days, pieces, firstMove }: SellerNumbers) =>
  days.length === 0 && pieces.length === 0 && firstMove.leads + firstMove.before.leads === 0;
