import { type PointerEvent, type RefObject, useRef } from 'react';
import { isRightToLeft } from '#web/ui/direction.ts';

/** From here on a swipe counts when the finger is lifted. */
const ENOUGH_PX = 88;
/** Less is a tap, or scrolling. */
const STILL_PX = 10;

/** To the end of the line, which is to the right where lines go from left to right, or to its start. */
type Way = 'end' | 'start';

const wayOf = (shift: number): Way => {
  const isToRight = shift > 0;
  return isToRight === isRightToLeft ? 'start' : 'end';
};

/**
 * Lets a row be swiped by touch to either side that has an action. The row follows the finger; `data-swipe`
 * on it says to which side, and `data-enough` that lifting the finger now does it.
 */
export function useSwipe(
  row: RefObject<HTMLElement | null>,
  actions: Record<Way, (() => void) | null>,
) {
  const start = useRef<{ x: number; y: number; isSwipe: boolean } | null>(null);
  const swallow = useRef(false);

  function show(shift: number) {
    const { current } = row;
    if (current === null) return;
    current.style.setProperty('--swipe', `${shift}px`);
    if (shift === 0) delete current.dataset.swipe;
    else current.dataset.swipe = wayOf(shift);
    current.toggleAttribute('data-enough', Math.abs(shift) >= ENOUGH_PX);
  }

  function end(event: PointerEvent, isDone: boolean) {
    const { current } = start;
    start.current = null;
    if (!current?.isSwipe) return;
    const shift = event.clientX - current.x;
    show(0);
    if (isDone && Math.abs(shift) >= ENOUGH_PX) actions[wayOf(shift)]?.();
  }

  return {
    onPointerDown(event: PointerEvent) {
      swallow.current = false;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      start.current = { x: event.clientX, y: event.clientY, isSwipe: false };
    },
    onPointerMove(event: PointerEvent) {
      const { current } = start;
      if (current === null) return;
      const shift = event.clientX - current.x;
      if (!current.isSwipe) {
        if (Math.abs(event.clientY - current.y) > Math.abs(shift)) return;
        if (Math.abs(shift) < STILL_PX) return;
        current.isSwipe = true;
        swallow.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      show(actions[wayOf(shift)] === null ? 0 : shift);
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
    /** The end of a swipe is no tap on the row. */
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (!swallow.current) return;
      swallow.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
