import Combobox from '@github/combobox-nav';
import { type RefObject, useEffect, useRef } from 'react';

/** An input and the list below it. */
export type Lists = {
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
};

/**
 * Steps through the options of a list below an input by its arrow keys. `shown` is what the list shows:
 * where that changes nothing is chosen any more.
 */
export function useCombobox({ input, list }: Lists, isOpen: boolean, shown: unknown): void {
  const combobox = useRef<Combobox>(null);

  useEffect(() => {
    if (!input.current || !list.current) return;
    combobox.current = new Combobox(input.current, list.current, { tabInsertsSuggestions: false });
    return () => combobox.current?.destroy();
  }, [input, list]);

  useEffect(() => {
    if (!isOpen) return;
    const started = combobox.current;
    started?.start();
    return () => started?.stop();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is all that matters
  useEffect(() => combobox.current?.clearSelection(), [shown]);
}
