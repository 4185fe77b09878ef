import { z } from 'zod';
import type { OpenDatabase } from '#database/database.ts';
import type { ResponseCache } from './page-cache/response-cache.ts';

const Tags = z.array(z.string());

/**
 * Invalidates what another replica has changed, or everything when announcements may have been
 * missed.
 */
export function listenForChanges(database: OpenDatabase, cache: ResponseCache): Promise<void> {
  return database.listen(
    (payload) => {
      const tags = Tags.safeParse(parseJson(payload));
      if (tags.success) cache.drop(tags.data);
      else cache.clear();
    },
    () => cache.clear(),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
