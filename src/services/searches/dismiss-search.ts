import { dismissSearch as dismissSearchCall } from '#contracts/calls/searches.ts';
import { isCounted, setDismissed } from '#database/queries/searches/search-counts.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import { daysBefore, utcDayOf } from '#domain/time/days.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { writeAs } from '../write.ts';

/** How long counted searches are kept and shown. */
export const SEARCHES_KEPT_DAYS = 30;

/** Returns the first day whose searches are shown, as `2026-01-31`. */
export const firstDayShown = (now: Date): string => utcDayOf(daysBefore(now, SEARCHES_KEPT_DAYS));

/** Leaves a counted text out of the lists and of what is suggested, or no more; 404 where nobody searched for it. */
export async function dismissSearch(
  context: AppContext,
  actor: KnownActor,
  { text, dismissed }: { text: string; dismissed: boolean },
): Promise<void> {
  await writeAs(context, actor, dismissSearchCall, async (db, touch) => {
    if (dismissed && !(await isCounted(db, text))) throw notFound('search');
    if (!(await setDismissed(db, text, dismissed))) return;
    touch(cacheTags.searches);
    await audit(db, actor, {
      action: dismissed ? 'dismiss-search' : 'restore-search',
      entity: 'search',
      entityId: text,
      before: { dismissed: !dismissed },
      after: { dismissed },
    });
  });
}
