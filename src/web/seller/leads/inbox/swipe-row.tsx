import { type ReactNode, useRef } from 'react';
import { useSwipe } from './use-swipe.ts';

export type SwipeAction = { label: string; run: () => void };

type SwipeRowProps = {
  /** By a swipe to the right, and to the left. */
  right: SwipeAction | null;
  left: SwipeAction | null;
  children: ReactNode;
};

/**
 * A row that can be swiped to either side by touch. What a swipe does stands behind it, and is a
 * button of the row for everybody else.
 */
export function SwipeRow({ right, left, children }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(row, { right: right?.run ?? null, left: left?.run ?? null });
  return (
    <div ref={row} className="swipe-row" {...swipe}>
      <div aria-hidden="true" className="swipe-row-behind">
        <span data-way="right">{right?.label}</span>
        <span data-way="left">{left?.label}</span>
      </div>
      <div className="swipe-row-front">{children}</div>
    </div>
  );
}
