import { Link } from 'react-router';
import { getSellerNumbers } from '#contracts/calls/views.ts';
import type { SellerNumbers, SellerNumbersQuery } from '#contracts/views/seller-numbers.ts';
import { formatPrice } from '#domain/price.ts';
import { periodsOf, sumByPeriod } from '#domain/time/periods.ts';
import { formatCount } from '#languages/count.ts';
import * as enquiries from '#texts/seller/enquiries.ts';
import * as texts from '#texts/seller/enquiry-numbers.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { BarsOverTime, regionSeries } from '#web/ui/back-office/charts/bars-over-time.tsx';
import { Ranking } from '#web/ui/back-office/charts/ranking.tsx';
import { regionFilter } from '#web/ui/back-office/enquiries/enquiry-columns.tsx';
import { usePeriod } from '#web/ui/back-office/enquiries/use-period.tsx';
import { formatDuration, formatShare } from '#web/ui/back-office/formats.ts';
import { FilterSelect } from '#web/ui/back-office/list/filters/filter-select.tsx';
import { useListState } from '#web/ui/back-office/list/list-state.ts';
import { useOwnCurrencies } from '#web/ui/back-office/own-currencies.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';
import { useUserId } from '../use-self.ts';
import { EnquiryTabs } from './enquiry-tabs.tsx';
import { broughtIn, changeOf, totalsOf } from './numbers/totals.ts';

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

const charts = [
  { key: 'views', title: texts.viewsOverTime, none: texts.noViews },
  { key: 'enquiries', title: texts.enquiriesOverTime, none: texts.noEnquiries },
  { key: 'won', title: texts.wonOverTime, none: texts.nothingWon },
] as const;

/** Views, enquiries and won pieces of the last so many days (UTC), a chart each, by region. */
function OverTime({ rows, days }: { rows: SellerNumbers['days']; days: number }) {
  const periods = periodsOf(days, new Date());
  const drawn = (key: (typeof charts)[number]['key']) =>
    sumByPeriod(periods, rows, ['IN', 'AE'], (row) => ({ [row.region]: row[key] }));
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-3">
      {charts.map(({ key, title, none }) => (
        <BarsOverTime
          key={key}
          id={`${key}-over-time`}
          title={title}
          none={none}
          series={regionSeries}
          bars={drawn(key)}
        />
      ))}
    </div>
  );
}

type FigureProps = {
  name: string;
  value: string;
  /** What share it is of the step before. */
  share?: string;
  before: string;
  change: string | null;
};

const formatMedian = (minutes: number | null) => (minutes === null ? '–' : formatDuration(minutes));

/** From looked at to won, with the period before beside each. */
function Figures({ numbers, from }: { numbers: SellerNumbers; from: string }) {
  const { now, before } = totalsOf(numbers.days, from);
  const { firstMove } = numbers;
  const currencies = useOwnCurrencies();
  const of = (key: keyof typeof now) => ({
    value: formatCount(now[key]),
    before: formatCount(before[key]),
    change: changeOf(now[key], before[key]),
  });
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-hair bg-hair lg:grid-cols-3">
      <Figure name={texts.views} {...of('views')} />
      <Figure
        name={texts.askedAbout}
        {...of('enquiries')}
        share={texts.shareOfViews(formatShare(now.enquiries, now.views))}
      />
      <Figure
        name={texts.won}
        {...of('won')}
        share={texts.shareOfAsked(formatShare(now.won, now.enquiries))}
      />
      {currencies.map((currency) => {
        const value = broughtIn(numbers.wonValue, currency, from);
        return (
          <Figure
            key={currency}
            name={currency === 'INR' ? texts.wonInRupees : texts.wonInDirhams}
            value={formatPrice(value.now, currency)}
            before={formatPrice(value.before, currency)}
            change={changeOf(value.now, value.before)}
          />
        );
      })}
      <Figure
        name={texts.takenUpAfter}
        value={formatMedian(firstMove.minutes)}
        before={formatMedian(firstMove.before.minutes)}
        change={null}
        share={texts.median}
      />
    </dl>
  );
}

function Figure({ name, value, share, before, change }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col bg-panel px-4 py-3.5">
      <dt className="text-dense text-ink-muted">{name}</dt>
      <dd className="mt-1 font-serif text-heading tabular-nums max-sm:text-title">{value}</dd>
      {share && <dd className="text-dense text-ink-soft">{share}</dd>}
      <dd className="mt-auto pt-1.5 text-dense text-ink-muted">
        {texts.before(before)}
        {change && <span className="whitespace-nowrap"> · {change}</span>}
      </dd>
    </div>
  );
}

const columns = [
  { key: 'views', title: texts.views },
  { key: 'enquiries', title: texts.asked },
  { key: 'won', title: texts.won },
] as const;

type PiecesTableProps = { pieces: SellerNumbers['pieces']; sort: React.ReactNode };

/** What became of each product, with the period before beneath each number. */
function PiecesTable({ pieces, sort }: PiecesTableProps) {
  return (
    <section className="min-w-0" aria-labelledby="numbers-of-pieces">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="numbers-of-pieces" className="font-medium">
          {texts.pieceByPiece}
        </h2>
        {sort}
      </div>
      <table className="back-office-table mt-2" aria-labelledby="numbers-of-pieces">
        <thead>
          <tr>
            <th>{texts.piece}</th>
            {columns.map(({ key, title }) => (
              <th key={key} className="number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => (
            <tr key={piece._id}>
              <td>
                <Link
                  to={sellerAddresses.products({ q: piece.name })}
                  className="font-medium hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center"
                >
                  <Written>{piece.name}</Written>
                </Link>
              </td>
              {columns.map(({ key }) => (
                <td key={key} className="number">
                  {key === 'enquiries' && piece[key] > 0 ? (
                    <Link
                      to={sellerAddresses.enquiriesAbout(piece._id)}
                      aria-label={texts.countOfEnquiries(formatCount(piece[key]))}
                      title={texts.itsEnquiries}
                      className="underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center pointer-coarse:justify-end"
                    >
                      {formatCount(piece[key])}
                    </Link>
                  ) : (
                    formatCount(piece[key])
                  )}
                  <span className="block text-ink-muted">
                    <span className="sr-only">{texts.beforeCount} </span>
                    {formatCount(piece.before[key])}
                  </span>
                </td>
              ))}
            </tr>
          ))}
          {pieces.length === 0 && (
            <tr>
              <td colSpan={4}>{texts.nothing}</td>
            </tr>
          )}
        </tbody>
      </table>
      {pieces.length > 0 && <p className="mt-2 text-dense text-ink-muted">{texts.beneath}</p>}
    </section>
  );
}
