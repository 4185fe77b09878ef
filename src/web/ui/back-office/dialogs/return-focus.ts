import { useEffect, useState } from 'react';

/**
 * Returns the focus when a dialog closes: to what opened it; where that is gone, such as the row of
 * something deleted, to the row that took its place, else to the screen's heading. A dialog that
 * closes itself has often done so already.
 */
export function useReturnFocus(): void {
  // Before the dialog takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const row = opener?.closest('[data-row]') ?? null;
    const list = row?.parentElement ?? null;
    const index = row === null ? -1 : rowsOf(list).indexOf(row);
    return () => {
      // After the rows have been rendered again, and after the dialog's own attempt.
      setTimeout(() => {
        if (!isLost(document.activeElement)) return;
        if (opener instanceof HTMLElement && !isLost(opener) && opener.isConnected) {
          return opener.focus();
        }
        const rows = rowsOf(list?.isConnected ? list : null);
        const next = rows[Math.min(index, rows.length - 1)] ?? document.querySelector('main h1');
        focusIn(next);
      }, 50);
    };
  }, [opener]);
}

const rowsOf = (list: Element | null) => [...(list?.querySelectorAll(':scope > [data-row]') ?? [])];

const isLost = (element: Element | null) => element === null || element === document.body;

function focusIn(element: Element | null): void {
  const first = (selector: string) => element?.querySelector<HTMLElement>(selector);
  const target = first('.row-link') ?? first('button, a, input') ?? element;
  if (!(target instanceof HTMLElement)) return;
  if (target === element) target.tabIndex = -1;
  target.focus();
}
