import { useEffect, useEffectEvent } from 'react';
import type { Lists } from './use-combobox.ts';

/** Removes the chosen recent search by the Delete key, by which the combobox would only let go of it. */
export function useRemoveByKey({ input, list }: Lists, remove: (text: string) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Delete') return;
    const chosen = list.current?.querySelector<HTMLElement>('[data-recent][aria-selected="true"]');
    if (!chosen?.dataset.recent) return;
    event.preventDefault();
    remove(chosen.dataset.recent);
  });
  useEffect(() => {
    const box = input.current;
    const listener = (event: KeyboardEvent) => onKey(event);
    box?.addEventListener('keydown', listener, { capture: true });
    return () => box?.removeEventListener('keydown', listener, { capture: true });
  }, [input]);
}
