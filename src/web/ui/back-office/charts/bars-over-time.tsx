import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { regionNames } from '#domain/region-names.ts';
import { namePeriod, type Period } from '#domain/time/periods.ts';
import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/back-office/charts.ts';
import { dateLocale } from '#texts/formats.ts';
import { isRightToLeft } from '../../direction.ts';

/** One of the numbers of each bar, stacked in this order. */
export type Series<Key extends string> = { key: Key; name: string; color: string };

type BarsProps<Key extends string> = {
  /** The id of the heading. */
  id: string;
  title: string;
  /** What the table says where there is nothing, such as 'No enquiries in this period.' */
  none: string;
  series: readonly Series<Key>[];
  bars: readonly (Period & Record<Key, number>)[];
  /** How much it was in each bar's part of the period before, which stands beside it. */
  before?: readonly number[];
};

const beforeSeries = { key: 'before', name: texts.before, color: '#cfc9bf' } as const;

/** The axis of numbers stands where lines begin, with less room than it takes by itself. */
const sides = isRightToLeft ? { left: 0, right: -24 } : { right: 0, left: -24 };
/** From right to left, what ends at a point stands to the right of it. */
const besideAxis = isRightToLeft ? { textAnchor: 'end' as const } : {};

/** Regions in the colours that they have in every chart. */
export const regionSeries = [
  { key: 'IN', name: regionNames.IN, color: '#0f4a4d' },
  { key: 'AE', name: regionNames.AE, color: '#cda876' },
] as const satisfies Series<string>[];

/** Numbers over time, one bar a period: as a chart, and as a table for screen readers. */
export function BarsOverTime<Key extends string>(props: BarsProps<Key>) {
  const { id, title, series, bars, before } = props;
  const totals = series.map(({ key, ...rest }) => ({
    ...rest,
    total: sumOf(bars.map((bar) => bar[key])),
  }));
  if (before) totals.push({ ...beforeSeries, total: sumOf(before) });
  const data = bars.map((bar, at) => ({ ...bar, name: namePeriod(bar), before: before?.[at] }));
  // A reversed axis does not turn the bars that stand side by side.
  const barBefore = before && (
    <Bar
      dataKey={beforeSeries.key}
      name={beforeSeries.name}
      fill={beforeSeries.color}
      maxBarSize={28}
      isAnimationActive={false}
    />
  );
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-dense text-ink-soft">
          {totals.map(({ name, color, total }) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <span className="size-2.5 rounded-full" style={{ background: color }} />
              {name}: {formatCount(total)}
            </span>
          ))}
        </p>
      </div>
      <div aria-hidden="true" className="mt-3 h-64">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={data}
            barGap={1}
            margin={{ top: 8, bottom: 0, ...sides }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="#e6e1d8" />
            <XAxis
              dataKey="from"
              reversed={isRightToLeft}
              tickFormatter={(from) => namePeriod({ from, until: from })}
              tickLine={false}
              axisLine={{ stroke: '#d8cfc1' }}
              tick={{ fontSize: 12, fill: '#665e53' }}
              minTickGap={28}
            />
            <YAxis
              orientation={isRightToLeft ? 'right' : 'left'}
              allowDecimals={false}
              tickLine={false}
              axisLine={false}
              tick={{ fontSize: 12, fill: '#665e53', ...besideAxis }}
              tickFormatter={shortNumber}
            />
            <Tooltip
              cursor={{ fill: '#f5f2ec' }}
              labelFormatter={(from, [entry]) => entry?.payload?.name ?? from}
              contentStyle={{ border: '1px solid #e6e1d8', borderRadius: 6, fontSize: 13 }}
              itemStyle={{ color: '#665e53' }}
            />
            {!isRightToLeft && barBefore}
            {series.map(({ key, name, color }) => (
              <Bar
                key={key}
                dataKey={key}
                name={name}
                stackId="period"
                fill={color}
                maxBarSize={28}
                isAnimationActive={false}
              />
            ))}
            {isRightToLeft && barBefore}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <details className="mt-2">
        <summary className="cursor-pointer text-dense text-ink-muted pointer-coarse:py-3">
          {texts.showAsTable}
        </summary>
        <PeriodTable {...props} />
      </details>
    </section>
  );
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const short = new Intl.NumberFormat(dateLocale, { notation: 'compact' });
const shortNumber = (number: number) => short.format(number);

function PeriodTable<Key extends string>({ title, none, series, bars, before }: BarsProps<Key>) {
  const shown = bars
    .map((bar, at) => ({ ...bar, before: before?.[at] ?? 0 }))
    .filter((bar) => bar.before > 0 || series.some(({ key }) => bar[key] > 0));
  const columns = series.length + 1 + (before ? 1 : 0);
  return (
    <table className="back-office-table mt-2 max-w-md" aria-label={title}>
      <thead>
        <tr>
          <th>{bars.some(({ from, until }) => from !== until) ? texts.days : texts.day}</th>
          {series.map(({ key, name }) => (
            <th key={key} className="number">
              {name}
            </th>
          ))}
          {before && <th className="number">{beforeSeries.name}</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map((bar) => (
          <tr key={bar.from}>
            <td>{namePeriod(bar)}</td>
            {series.map(({ key }) => (
              <td key={key} className="number">
                {formatCount(bar[key])}
              </td>
            ))}
            {before && <td className="number">{formatCount(bar.before)}</td>}
          </tr>
        ))}
        {shown.length === 0 && (
          <tr>
            <td colSpan={columns}>{none}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
