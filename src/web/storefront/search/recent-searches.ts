import { storedValue } from '#web/ui/browser/stored-value.ts';

const MOST = 6;
const LONGEST = 200;

/** What was searched for in this browser, the last first. It is sent nowhere. */
export const recentSearches = storedValue<readonly string[]>('recentSearches', [], (found) =>
  Array.isArray(found)
    ? found.filter((text) => typeof text === 'string' && isSearch(text)).slice(0, MOST)
    : [],
);

/** Returns the searches with this one first; those that differ by case alone are the same. */
export function withSearch(texts: readonly string[], text: string): readonly string[] {
  return isSearch(text) ? [text, ...withoutSearch(texts, text)].slice(0, MOST) : texts;
}

export function withoutSearch(texts: readonly string[], text: string): readonly string[] {
  return texts.filter((other) => other.toLowerCase() !== text.toLowerCase());
}

const isSearch = (text: string) => text.length > 0 && text.length <= LONGEST;
