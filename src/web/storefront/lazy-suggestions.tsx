import { type ComponentType, type RefObject, useEffect, useState } from 'react';

export type SuggestionsProps = { input: RefObject<HTMLInputElement | null> };

/** Gives a search box its suggestions, the code for which comes when somebody goes there. */
export function LazySuggestions({ input }: SuggestionsProps) {
  const [List, setList] = useState<ComponentType<SuggestionsProps>>();
  useEffect(() => {
    const box = input.current;
    const load = () =>
      import('./suggestions.tsx').then(
        ({ Suggestions }) => setList(() => Suggestions),
        // Without a connection there is nothing to suggest; the box itself works on.
        () => box?.addEventListener('focus', load, { once: true }),
      );
    if (box === document.activeElement) load();
    box?.addEventListener('focus', load, { once: true });
    return () => box?.removeEventListener('focus', load);
  }, [input]);
  return List && <List input={input} />;
}
