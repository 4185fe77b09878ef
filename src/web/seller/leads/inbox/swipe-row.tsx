import { type ReactNode, useRef } from 'react';
import { useSwipe } from './use-swipe.ts';

export type SwipeAction = { label: string; run: () => void };

type SwipeRowProps = {
  /** By a swipe to the end of the line, and to its start. */
  toEnd: SwipeAction | null;
  toStart: SwipeAction | null;
  children: ReactNode;
};

/**
 * A row that can be swiped to either side by touch. What a swipe does stands behind it, and is a
 * button of the row for everybody else.
 */
export function SwipeRow({ toEnd, toStart, children }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(row, { end: toEnd?.run ?? null, start: toStart?.run ?? null });
  return (
    <div ref={row} className="swipe-row" {...swipe}>
      <div aria-hidden="true" className="swipe-row-behind">
        <span data-way="end">{toEnd?.label}</span>
        <span data-way="start">{toStart?.label}</span>
      </div>
      <div className="swipe-row-front">{children}</div>
    </div>
  );
}
