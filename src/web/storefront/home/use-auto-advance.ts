import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AutoAdvance, autoAdvance } from './auto-advance.ts';

/**
 * Steps by itself every `everyMs`, but not while the pointer or the focus is within, while the page
 * is hidden, after the user paused it, or for users who want less motion
 * (docs/behaviour/storefront.md#motion). Spread `within` on the moving element; `isPaused` and
 * `togglePause` are for its pause control.
 */
export function useAutoAdvance(step: () => void, everyMs: number) {
  const [isPaused, setPaused] = useState(false);
  const advance = useRef<AutoAdvance>(undefined);
  const stepOn = useEffectEvent(step);
  useEffect(() => {
    const running = autoAdvance(() => stepOn(), everyMs);
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => {
      running.hold('hidden', document.hidden);
      running.hold('motion', motion.matches);
    };
    look();
    advance.current = running;
    document.addEventListener('visibilitychange', look);
    motion.addEventListener('change', look);
    return () => {
      running.stop();
      document.removeEventListener('visibilitychange', look);
      motion.removeEventListener('change', look);
    };
  }, [everyMs]);

  const hold = (reason: string, isHeld: boolean) => advance.current?.hold(reason, isHeld);
  return {
    isPaused,
    togglePause() {
      hold('paused', !isPaused);
      setPaused(!isPaused);
    },
    within: {
      onPointerEnter: () => hold('hover', true),
      onPointerLeave: () => hold('hover', false),
      onFocus: () => hold('focus', true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        hold('focus', currentTarget.contains(relatedTarget)),
    },
  };
}
