import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../formats.ts';
import type { EnquiryDay } from './enquiries-by-day.ts';

const regions = [
  { key: 'IN', name: 'India', color: '#0f4a4d' },
  { key: 'AE', name: 'Emirates', color: '#cda876' },
] as const;

const dayName = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const nameOf = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`));

/** Enquiries over time by region: as a chart, and as a table for screen readers. */
export function EnquiryChart({ days }: { days: EnquiryDay[] }) {
  const totals = { IN: 0, AE: 0 };
  for (const day of days) {
    totals.IN += day.IN;
    totals.AE += day.AE;
  }
  return (
    <section aria-labelledby="enquiries-over-time">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="enquiries-over-time" className="font-medium">
          Enquiries over time
        </h2>
        <p className="flex gap-4 text-dense text-ink-soft">
          {regions.map(({ key, name, color }) => (
            <span key={key} className="inline-flex items-center gap-1.5">
              <span className="size-2.5 rounded-full" style={{ background: color }} />
              {name}: {formatCount(totals[key])}
            </span>
          ))}
        </p>
      </div>
      <div aria-hidden="true" className="mt-3 h-64">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={days}
            margin={{ top: 8, right: 0, bottom: 0, left: -24 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="#e6e1d8" />
            <XAxis
              dataKey="day"
              tickFormatter={nameOf}
              tickLine={false}
              axisLine={{ stroke: '#d8cfc1' }}
              tick={{ fontSize: 12, fill: '#665e53' }}
              minTickGap={28}
            />
            <YAxis
              allowDecimals={false}
              tickLine={false}
              axisLine={false}
              tick={{ fontSize: 12, fill: '#665e53' }}
            />
            <Tooltip
              cursor={{ fill: '#f5f2ec' }}
              labelFormatter={(day) => nameOf(String(day))}
              contentStyle={{ border: '1px solid #e6e1d8', borderRadius: 6, fontSize: 13 }}
            />
            {regions.map(({ key, name, color }) => (
              <Bar
                key={key}
                dataKey={key}
                name={name}
                stackId="day"
                fill={color}
                maxBarSize={28}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <details className="mt-2">
        <summary className="cursor-pointer text-dense text-ink-muted pointer-coarse:py-3">
          Show as a table
        </summary>
        <DayTable days={days} />
      </details>
    </section>
  );
}

function DayTable({ days }: { days: EnquiryDay[] }) {
  const shown = days.filter((day) => day.IN + day.AE > 0);
  return (
    <table className="back-office-table mt-2 max-w-md" aria-label="Enquiries by day and region">
      <thead>
        <tr>
          <th>Day</th>
          {regions.map(({ key, name }) => (
            <th key={key} className="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((day) => (
          <tr key={day.day}>
            <td>{nameOf(day.day)}</td>
            {regions.map(({ key }) => (
              <td key={key} className="number">
                {formatCount(day[key])}
              </td>
            ))}
          </tr>
        ))}
        {shown.length === 0 && (
          <tr>
            <td colSpan={3}>No enquiries in this time.</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
