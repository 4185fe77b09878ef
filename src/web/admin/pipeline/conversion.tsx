import { Link } from 'react-router';
import { getSearches } from '#contracts/calls/searches.ts';
import { getAllStatistics } from '#contracts/leads/enquiry-calls.ts';
import type { Funnel, PipelineNumbers } from '#contracts/leads/pipeline.ts';
import { getPipelineNumbers } from '#contracts/leads/pipeline-calls.ts';
import { regionNames } from '#domain/region-names.ts';
import { type Grain, periodsBefore, periodsOf, sumByPeriod } from '#domain/time/periods.ts';
import { formatCount } from '#languages/count.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { BarsOverTime, regionSeries } from '#web/ui/back-office/charts/bars-over-time.tsx';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { MostEnquired } from '#web/ui/back-office/enquiries/most-enquired.tsx';
import { FilterSelect } from '#web/ui/back-office/list/filters/filter-select.tsx';
import { useListState } from '#web/ui/back-office/list/list-state.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead, useReadPage } from '#web/ui/back-office/use-call.ts';
import { useCategoryChoices } from '../catalogue/category-select.tsx';
import { May } from '../may.tsx';
import { FunnelSection } from './funnel-section.tsx';
import { WonValues } from './won-values.tsx';

/** Over how many days, and in what they are drawn where that does not follow. */
const periods: Readonly<Record<string, { label: string; days: number; grain?: Grain }>> = {
  week: { label: 'Last 7 days', days: 7 },
  quarter: { label: 'Last 90 days, by week', days: 90 },
  year: { label: 'Last year, by week', days: 365 },
  months: { label: 'Last year, by month', days: 365, grain: 'month' },
};
const choices = Object.entries(periods).map(([value, { label }]) => ({ value, label }));

/** What becomes of the marketplace's products, and what shoppers want besides. */
export default function Conversion() {
  const categories = useCategoryChoices().choices;
  const state = useListState({
    columns: [],
    filters: { period: choices, category: null },
  });
  const { days, grain } = periods[state.filters.period ?? ''] ?? { days: 30, grain: undefined };
  const { category } = state.filters;
  const about = { days, ...(category && { category }) };
  const query = useRead(getPipelineNumbers, { query: about });
  const asked = useRead(getAllStatistics, { query: about });
  return (
    <>
      <ScreenHead
        title="Conversion"
        text="From views to won enquiries, compared with the period before."
      >
        <FilterSelect
          state={state}
          name="category"
          label="Category"
          all="All categories"
          options={categories}
        />
        <FilterSelect
          state={state}
          name="period"
          label="Period"
          all="Last 30 days"
          options={choices}
        />
      </ScreenHead>
      <QueryState query={query} what="The numbers" height="40rem">
        {(numbers) => <Numbers numbers={numbers} days={days} grain={grain} />}
      </QueryState>
      <WonValues days={days} />
      <div className="mt-10 grid grid-cols-1 gap-8 lg:grid-cols-2">
        <QueryState query={asked} what="This list" height="16rem">
          {({ products }) => (
            <MostEnquired
              title="Most wanted products"
              rows={products}
              to={(row) => adminAddresses.products({ q: row.name })}
            />
          )}
        </QueryState>
        <May permission="see-searches">
          <NotFoundSearches />
        </May>
      </div>
    </>
  );
}

type NumbersProps = { numbers: PipelineNumbers; days: number; grain: Grain | undefined };

function Numbers({ numbers, days, grain }: NumbersProps) {
  const bars = periodsOf(days, new Date(), grain);
  const first = bars[0]?.from ?? '';
  const regions = (['IN', 'AE'] as const).map((region) => {
    const rows = numbers.days.filter((row) => row.region === region);
    const now = sumOf(rows.filter(({ day }) => day >= first));
    const before = sumOf(rows.filter(({ day }) => day < first));
    return { _id: region, name: regionNames[region], ...now, before };
  });
  const drawn = (key: keyof Funnel) => ({
    series: regionSeries,
    bars: sumByPeriod(bars, numbers.days, ['IN', 'AE'], (row) => ({ [row.region]: row[key] })),
    before: sumByPeriod(periodsBefore(bars, days), numbers.days, ['all'], (row) => ({
      all: row[key],
    })).map(({ all }) => all),
  });
  return (
    <div className="flex flex-col gap-10">
      <Standing states={numbers.states} />
      <BarsOverTime
        id="views-over-time"
        title="Views"
        none="No views in this period."
        {...drawn('views')}
      />
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 xl:grid-cols-2">
        <BarsOverTime
          id="enquiries-over-time"
          title="Enquiries"
          none="No enquiries in this period."
          {...drawn('enquiries')}
        />
        <BarsOverTime
          id="won-over-time"
          title="Won products"
          none="Nothing was won in this period."
          {...drawn('won')}
        />
      </div>
      <FunnelSection
        id="by-region"
        title="By region"
        what="Region"
        rows={numbers.days.length === 0 ? [] : regions}
      />
      <FunnelSection
        id="by-category"
        title="By category"
        what="Category"
        rows={numbers.categories}
      />
    </div>
  );
}

function sumOf(rows: readonly Funnel[]): Funnel {
  const sum = { views: 0, enquiries: 0, won: 0 };
  for (const { views, enquiries, won } of rows) {
    sum.views += views;
    sum.enquiries += enquiries;
    sum.won += won;
  }
  return sum;
}

/** How all leads stand now. */
function Standing({ states }: { states: PipelineNumbers['states'] }) {
  const entries = Object.entries(states) as [keyof typeof states, number][];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-hair bg-hair lg:grid-cols-5">
      {entries.map(([state, leads]) => (
        <div key={state} className="bg-panel px-4 py-3 max-lg:last:col-span-2">
          <dt className="text-dense text-ink-muted">{leadStates[state].name}</dt>
          <dd className="font-serif text-heading tabular-nums">{formatCount(leads)}</dd>
        </div>
      ))}
    </dl>
  );
}

const SHOWN = 10;

/** What shoppers searched for most in the last 30 days and did not find. */
function NotFoundSearches() {
  const query = useReadPage(getSearches, { query: { found: 'false', limit: SHOWN } });
  return (
    <section className="min-w-0">
      <h2 className="font-medium">
        <Link to={adminAddresses.fruitlessSearches} className="hover:underline">
          Searched for and not found, last 30 days
        </Link>
      </h2>
      <QueryState query={query} what="This list" height="16rem">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="mt-3 border-t border-hair pt-3 text-ink-muted">
              Every search found something.
            </p>
          ) : (
            <ol className="mt-3 border-t border-hair">
              {rows.map(({ _id, text, searches }) => (
                <li
                  key={_id}
                  className="flex min-h-10 items-center justify-between gap-4 border-b border-hair px-3"
                >
                  <bdi className="min-w-0 truncate">{text}</bdi>
                  <span className="tabular-nums">{formatCount(searches)}</span>
                </li>
              ))}
            </ol>
          )
        }
      </QueryState>
    </section>
  );
}
