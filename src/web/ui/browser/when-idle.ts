/** A user's first actions: from then on everything has to respond. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'] as const;
/** Milliseconds after which a busy page counts as idle. */
const LONGEST_WAIT_MS = 1_500;

let idle: Promise<void> | undefined;

/**
 * Resolves when the page has loaded and is idle, or when somebody begins to use it, whichever is
 * first.
 */
export function whenIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    const done = () => {
      for (const sign of signs) removeEventListener(sign, done);
      resolve();
    };
    const whenIdle = () => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: LONGEST_WAIT_MS });
      else setTimeout(done, 200);
    };
    for (const sign of signs) addEventListener(sign, done, { passive: true });
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  });
  return idle;
}
