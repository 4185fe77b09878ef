import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { type LeadCounts, LeadState } from '#contracts/leads/lead.ts';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { formatRoughly } from '#web/ui/back-office/formats.ts';

type StateTabsProps = { chosen: string; counts: LeadCounts['states'] | undefined };

/** Links to the leads of each state, with how many there are. */
export function StateTabs({ chosen, counts }: StateTabsProps) {
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
    ...LeadState.options.map((state) => ({
      value: state,
      name: leadStates[state].name,
      count: counts?.[state],
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
              <span className="text-fine tabular-nums opacity-80">
                {count === undefined ? '' : formatRoughly(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the address's search for another state, from the first page on. */
function withState(search: string, state: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  if (state === '') params.delete('state');
  else params.set('state', state);
  const text = params.toString();
  return text && `?${text}`;
}
