import { useEffect, useEffectEvent, useState } from 'react';
import type { SuggestionsProps } from './lazy-suggestions.tsx';
import { recentSearches, withSearch } from './recent-searches.ts';

type SetText = (text: string | null) => void;

/**
 * Returns what stands in a box while its list may be open, else `null`: it opens by focus, press and
 * typing, and closes by Escape, by leaving the box, and by searching, which is remembered.
 */
export function useBoxText(input: SuggestionsProps['input']): [string | null, SetText] {
  const [text, setText] = useState<string | null>(null);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && text === null) open(event.currentTarget);
    if (event.key !== 'Escape' || text === null) return;
    // It would empty the box too.
    event.preventDefault();
    setText(null);
  });
  const open = (box: EventTarget | null) =>
    box instanceof HTMLInputElement && setText(box.value.trim());

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const listening = new AbortController();
    const { signal } = listening;
    const read = () => setText(box.value.trim());
    for (const sign of ['focus', 'click', 'input']) box.addEventListener(sign, read, { signal });
    box.addEventListener('blur', () => setText(null), { signal });
    box.addEventListener('keydown', (event) => onKey(event), { signal });
    box.form?.addEventListener(
      'submit',
      () => {
        recentSearches.write(withSearch(recentSearches.read(), box.value.trim()));
        setText(null);
      },
      { signal },
    );
    if (box === document.activeElement) read();
    return () => listening.abort();
  }, [input]);

  return [text, setText];
}
