import { type TouchEvent, useRef } from 'react';
import { isRightToLeft } from '#web/ui/direction.ts';

/** Pixels from which a finger's way counts as a swipe. */
const FAR = 40;

/** Where a finger moves what comes next into view: against the direction in which the page is read. */
const ON = isRightToLeft ? 1 : -1;

/** Returns which way a finger's way sideways leads: 1 to what comes next. */
export const directionOf = (way: number): 1 | -1 => (Math.sign(way) === ON ? 1 : -1);

/** Steps by sideways swipes. Spread what it returns on the element that is swiped; `begin` is called at each touch. */
export function useSwipe(step: (direction: 1 | -1) => void, begin: () => void = () => {}) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const [first, second] = Array.from(touches);
      from.current = first && !second ? { x: first.clientX, y: first.clientY } : null;
      begin();
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const [last] = Array.from(changedTouches);
      if (!last || !from.current) return;
      const [x, y] = [last.clientX - from.current.x, last.clientY - from.current.y];
      from.current = null;
      if (Math.abs(x) >= FAR && Math.abs(x) > 1.5 * Math.abs(y)) step(directionOf(x));
    },
  };
}
