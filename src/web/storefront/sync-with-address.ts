import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Keeps a form's fields, by name, in sync with the address, which changes by going back. What was
 * typed or chosen before the scripts loaded stays as it is, and a choice is sent; what was typed since
 * the form was sent stays as well.
 */
export function useSyncWithAddress(
  form: RefObject<HTMLFormElement | null>,
  fields: Readonly<Record<string, string>>,
): void {
  const isFirst = useRef(true);
  const typed = useTyped(form);
  const isBack = useNavigationType() === 'POP';
  const asked = JSON.stringify(fields);
  // biome-ignore lint/correctness/useExhaustiveDependencies: going back and forth changes the address
  useEffect(() => {
    const isEarly = isFirst.current && !isRestored();
    isFirst.current = false;
    for (const [name, value] of Object.entries<string>(JSON.parse(asked))) {
      const field = form.current?.elements.namedItem(name);
      const isChoice = field instanceof HTMLSelectElement;
      if (!(isChoice || field instanceof HTMLInputElement) || field.value === value) continue;
      if (isEarly && isChoice) form.current?.requestSubmit();
      const isKept = isEarly || (!isBack && typed.current.get(name) === field.value);
      if (!isKept) field.value = value;
    }
  }, [form, asked]);
}

/** What was typed into a form's fields, by name, since it was sent. */
function useTyped(form: RefObject<HTMLFormElement | null>): RefObject<Map<string, string>> {
  const typed = useRef(new Map<string, string>());
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) typed.current.set(target.name, target.value);
    };
    const forget = () => typed.current.clear();
    const sent = form.current;
    sent?.addEventListener('input', note);
    sent?.addEventListener('submit', forget);
    return () => {
      sent?.removeEventListener('input', note);
      sent?.removeEventListener('submit', forget);
    };
  }, [form]);
  return typed;
}

/** Whether the browser has reloaded or gone back, when it fills fields with their last values. */
export function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
