import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type AutoAdvance, autoAdvance } from './auto-advance.ts';

/** How long what a finger has chosen is left as it is. */
const LOOKED_AT_MS = 6_000;

/**
 * Steps by itself every `everyMs`, but not while the pointer or the focus is within, while the page
 * is hidden or the element out of sight, after the user paused it, or for users who want less motion
 * (docs/behaviour/storefront.md#motion). Spread `within` on the moving element; `isPaused` and
 * `togglePause` are for its pause control.
 */
export function useAutoAdvance(step: () => void, everyMs: number) {
  const [isPaused, setPaused] = useState(false);
  const [isInSight, setInSight] = useState(true);
  const advance = useRef<AutoAdvance>(undefined);
  const element = useRef<HTMLElement>(null);
  const touched = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stepOn = useEffectEvent(step);
  useEffect(() => {
    const running = autoAdvance(() => stepOn(), everyMs);
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => {
      running.hold('hidden', document.hidden);
      running.hold('motion', motion.matches);
    };
    look();
    // A pointer that rests there since before the page was live does not enter it any more.
    const isUnder = matchMedia('(hover: hover)').matches && element.current?.matches(':hover');
    running.hold('hover', isUnder === true);
    advance.current = running;
    const sight = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting === true;
      running.hold('sight', !isSeen);
      setInSight(isSeen);
    });
    if (element.current) sight.observe(element.current);
    document.addEventListener('visibilitychange', look);
    motion.addEventListener('change', look);
    return () => {
      clearTimeout(touched.current);
      running.stop();
      sight.disconnect();
      document.removeEventListener('visibilitychange', look);
      motion.removeEventListener('change', look);
    };
  }, [everyMs]);

  const hold = (reason: string, isHeld: boolean) => advance.current?.hold(reason, isHeld);
  return {
    isPaused,
    isInSight,
    togglePause() {
      hold('paused', !isPaused);
      setPaused(!isPaused);
    },
    within: {
      ref: element,
      onPointerEnter() {
        clearTimeout(touched.current);
        hold('hover', true);
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        // A finger leaves where its swipe begins: what it has brought is looked at for a while.
        if (pointerType !== 'touch') return hold('hover', false);
        clearTimeout(touched.current);
        touched.current = setTimeout(hold, LOOKED_AT_MS, 'hover', false);
      },
      onFocus: () => hold('focus', true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        hold('focus', currentTarget.contains(relatedTarget)),
    },
  };
}
