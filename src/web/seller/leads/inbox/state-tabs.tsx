import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { type LeadCounts, LeadState } from '#contracts/leads/lead.ts';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { formatRoughly } from '#web/ui/back-office/formats.ts';

const DUE = 'DUE';

type StateTabsProps = {
  state: string;
  isDue: boolean;
  counts: LeadCounts['states'] | undefined;
};

/** Links to the leads of each state, with how many there are, and to those that are due. */
export function StateTabs({ state, isDue, counts }: StateTabsProps) {
  const chosen = isDue ? DUE : state;
  const { search, pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On phones they are wider than the screen.
    const link = chosen === '' ? nav.current : nav.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const items = [
    { value: '', name: 'All', count: all },
    { value: DUE, name: 'Due', count: undefined },
    ...LeadState.options.map((value) => ({
      value,
      name: leadStates[value].name,
      count: counts?.[value],
    })),
  ];
  return (
    <nav ref={nav} aria-label="State" className="lead-states no-scrollbar">
      <ul className="flex gap-1 min-[70rem]:flex-wrap min-[70rem]:gap-x-0">
        {items.map(({ value, name, count }) => (
          <li key={name}>
            <Link
              to={{ pathname, search: withState(search, value) }}
              preventScrollReset
              aria-current={value === chosen ? 'true' : undefined}
              className="inline-flex min-h-9 items-center gap-1.5 min-[70rem]:gap-1 rounded-full px-3 min-[70rem]:px-2 text-dense whitespace-nowrap text-ink-soft hover:bg-hover aria-[current]:bg-accent aria-[current]:font-medium aria-[current]:text-paper pointer-coarse:min-h-11"
            >
              {name}
              {value !== DUE && (
                <span className="text-fine tabular-nums opacity-80">
                  {count === undefined ? '' : formatRoughly(count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the address's search for another state, or what is due of all, from the first page on. */
function withState(search: string, state: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['page', 'state', 'followUp']) params.delete(name);
  if (state === DUE) params.set('followUp', 'due');
  else if (state !== '') params.set('state', state);
  const text = params.toString();
  return text && `?${text}`;
}
