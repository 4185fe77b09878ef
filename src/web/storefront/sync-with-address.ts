import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a form's fields, by name, in sync with the address, which changes by going back. What was
 * typed or chosen before the scripts loaded stays as it is, and a choice is sent.
 */
export function useSyncWithAddress(
  form: RefObject<HTMLFormElement | null>,
  fields: Readonly<Record<string, string>>,
): void {
  const isFirst = useRef(true);
  const asked = JSON.stringify(fields);
  useEffect(() => {
    const isEarly = isFirst.current && !isRestored();
    isFirst.current = false;
    for (const [name, value] of Object.entries<string>(JSON.parse(asked))) {
      const field = form.current?.elements.namedItem(name);
      const isChoice = field instanceof HTMLSelectElement;
      if (!(isChoice || field instanceof HTMLInputElement) || field.value === value) continue;
      if (!isEarly) field.value = value;
      else if (isChoice) form.current?.requestSubmit();
    }
  }, [form, asked]);
}

/** Whether the browser has reloaded or gone back, when it fills fields with their last values. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
