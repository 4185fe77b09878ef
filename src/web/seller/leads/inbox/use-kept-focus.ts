import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's focus in a list: where the row with the focus has left it, such as a lead that was
 * moved to another state, the row that took its place gets the focus.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, rows: unknown) {
  const index = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the rows
  useEffect(() => {
    if (index.current < 0 || document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll<HTMLElement>('.row-link') ?? [];
    links[Math.min(index.current, links.length - 1)]?.focus({ preventScroll: true });
  }, [list, rows]);
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const row = target.closest('[data-row]');
      index.current = row === null ? -1 : [...currentTarget.children].indexOf(row);
    },
    onBlur: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      setTimeout(() => {
        // A row that is gone has not been left.
        if (target.isConnected && !currentTarget.contains(document.activeElement)) {
          index.current = -1;
        }
      });
    },
  };
}
