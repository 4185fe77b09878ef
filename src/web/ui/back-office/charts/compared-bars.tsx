import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/back-office/charts.ts';
import { Written } from '../../written.tsx';

type Value = {
  now: number;
  before: number;
  /** What stands beside the number, such as its share of another. */
  note?: string;
};

export type ComparedRow<Key extends string> = {
  _id: string;
  name: string;
  values: Readonly<Record<Key, Value>>;
};

type ComparedBarsProps<Key extends string> = {
  /** What each row has a bar of; each has a scale of its own. */
  columns: readonly { key: Key; title: string }[];
  rows: readonly ComparedRow<Key>[];
};

/**
 * Several numbers of each row as bars, with paler ones of the period before. For the eye alone: a table of the same
 * numbers stands beside it.
 */
export function ComparedBars<Key extends string>({ columns, rows }: ComparedBarsProps<Key>) {
  const most = Object.fromEntries(
    columns.map(({ key }) => [
      key,
      Math.max(1, ...rows.flatMap(({ values }) => [values[key].now, values[key].before])),
    ]),
  ) as Record<Key, number>;
  return (
    <ul aria-hidden="true" className="mt-3 border-t border-hair text-dense">
      {rows.map(({ _id, name, values }) => (
        <li
          key={_id}
          className="grid gap-x-6 gap-y-2 border-b border-hair py-3 md:grid-cols-3 xl:grid-cols-[minmax(0,10rem)_repeat(3,minmax(0,1fr))]"
        >
          <Written className="line-clamp-2 font-medium wrap-anywhere md:col-span-3 xl:col-span-1">
            {name}
          </Written>
          {columns.map(({ key, title }) => (
            <div key={key} className="min-w-0">
              <p className="flex flex-wrap justify-between gap-x-3 text-ink-soft tabular-nums">
                <span>
                  {title} {formatCount(values[key].now)}
                </span>
                {values[key].note && <span className="text-ink-muted">{values[key].note}</span>}
              </p>
              <Bar share={values[key].now / most[key]} color="bg-accent" />
              <Bar share={values[key].before / most[key]} color="bg-line" />
              <p className="mt-0.5 text-fine text-ink-muted tabular-nums">
                {texts.amountBefore(formatCount(values[key].before))}
              </p>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

const Bar = ({ share, color }: { share: number; color: string }) => (
  <div
    className={`mt-1 h-1.5 w-full origin-left rtl:origin-right forced-colors:bg-[CanvasText] ${color}`}
    style={{ transform: `scaleX(${share})` }}
  />
);
