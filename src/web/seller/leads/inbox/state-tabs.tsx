import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { type LeadCounts, LeadState } from '#contracts/leads/lead.ts';
import * as texts from '#texts/seller/inbox.tsx';
import * as moves from '#texts/seller/lead-moves.ts';
import { CHANGED } from '#web/ui/back-office/address-params.ts';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { formatRoughly } from '#web/ui/back-office/formats.ts';

const DUE = 'DUE';
const JUNK = 'JUNK';

type StateTabsProps = {
  state: string;
  isDue: boolean;
  isJunk: boolean;
  counts: LeadCounts['states'] | undefined;
};

/** Links to the leads of each state, with how many there are, to those that are due, and to junk. */
export function StateTabs({ state, isDue, isJunk, counts }: StateTabsProps) {
  const chosen = isJunk ? JUNK : isDue ? DUE : state;
  const { search, pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On phones they are wider than the screen.
    const link = chosen === '' ? nav.current : nav.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const items = [
    { value: '', name: texts.all, count: all },
    { value: DUE, name: texts.due, count: undefined },
    ...LeadState.options.map((value) => ({
      value,
      name: leadStates[value].name,
      count: counts?.[value],
    })),
    { value: JUNK, name: moves.junk, count: undefined },
  ];
  return (
    <nav ref={nav} aria-label={texts.state} className="lead-states no-scrollbar">
      <ul className="flex gap-1 min-[70rem]:grid min-[70rem]:grid-cols-[repeat(4,auto)] min-[70rem]:justify-start min-[70rem]:gap-y-0">
        {items.map(({ value, name, count }) => (
          <li key={name}>
            <Link
              to={{ pathname, search: withState(search, value) }}
              state={CHANGED}
              preventScrollReset
              aria-current={value === chosen ? 'true' : undefined}
              className="inline-flex min-h-9 items-center gap-1.5 min-[70rem]:gap-1 rounded-full px-3 min-[70rem]:px-1.5 text-dense whitespace-nowrap text-ink-soft hover:bg-hover aria-[current]:bg-accent aria-[current]:font-medium aria-[current]:text-paper pointer-coarse:min-h-11"
            >
              {name}
              {value !== DUE && value !== JUNK && (
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

/** Returns the address's search for another state, what is due of all, or junk, from the first page on. */
function withState(search: string, state: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['page', 'state', 'followUp', 'junk']) params.delete(name);
  if (state === DUE) params.set('followUp', 'due');
  else if (state === JUNK) params.set('junk', 'true');
  else if (state !== '') params.set('state', state);
  const text = params.toString();
  return text && `?${text}`;
}
