import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { importPatiently } from '#web/ui/browser/import-patiently.ts';

export type SuggestionsProps = { input: RefObject<HTMLInputElement | null> };

/** Adds suggestions to a search box; their code is loaded when it gets the focus. */
export function LazySuggestions({ input }: SuggestionsProps) {
  const [List, setList] = useState<ComponentType<SuggestionsProps>>();
  useEffect(() => {
    const box = input.current;
    const load = () =>
      importPatiently(() => import('./suggestions.tsx')).then(
        ({ Suggestions }) => setList(() => Suggestions),
        // Without a connection there are no suggestions; the box itself works.
        () => box?.addEventListener('focus', load, { once: true }),
      );
    if (box === document.activeElement) load();
    box?.addEventListener('focus', load, { once: true });
    return () => box?.removeEventListener('focus', load);
  }, [input]);
  return List && <List input={input} />;
}
