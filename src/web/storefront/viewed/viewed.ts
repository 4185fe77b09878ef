import { storedValue } from '#web/ui/browser/stored-value.ts';

export const RECENTLY_SHOWN = 5;

/** Ids of products viewed in this browser, the last first; one more than is shown of them. */
export const viewed = storedValue<readonly string[]>('recentlyViewed', [], (found) =>
  Array.isArray(found)
    ? found.filter((id): id is string => /^[a-z0-9]{1,64}$/.test(String(id))).slice(0, 6)
    : [],
);

export function withViewed(ids: readonly string[], id: string): readonly string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, RECENTLY_SHOWN + 1);
}
