import {
  blockWord as blockWordCall,
  dismissSearch as dismissSearchCall,
} from '#contracts/calls/searches.ts';
import type { Suggestion } from '#contracts/products/suggestion.ts';
import type { WordBlocking } from '#contracts/searches.ts';
import {
  isCounted,
  listFrequentSearches,
  setBlocked,
  setDismissed,
} from '#database/queries/searches/search-counts.ts';
import { foldWords } from '#database/queries/searches/synonyms.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import { daysBefore, utcDayOf } from '#domain/time/days.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid, notFound } from '../failure.ts';
import { writeAs } from '../write.ts';

/** Blocks a word, so that searches with it are not suggested, or allows it again; 422 for several words. */
export async function blockWord(
  context: AppContext,
  actor: KnownActor,
  { word: typed, blocked }: WordBlocking,
): Promise<void> {
  await writeAs(context, actor, blockWordCall, async (db, touch) => {
    const [word = ''] = await foldWords(db, [typed]);
    if (word === '' || word.includes(' ')) {
      throw invalid('word', toAdmins('Block one word at a time, of letters or digits.'));
    }
    if (!(await setBlocked(db, word, blocked))) return;
    touch(cacheTags.searches);
    await audit(db, actor, {
      action: blocked ? 'block-word' : 'allow-word',
      entity: 'search',
      entityId: word,
      before: { blocked: !blocked },
      after: { blocked },
    });
  });
}

/** How long counted searches are kept and shown. */
export const SEARCHES_KEPT_DAYS = 30;

/** Returns the first day whose searches are shown, as `2026-01-31`. */
export const firstDayShown = (now: Date): string => utcDayOf(daysBefore(now, SEARCHES_KEPT_DAYS));

/** Hides a searched text from the lists and from suggestions, or shows it again; 404 where nobody searched for it. */
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

const MOST = 5;
/** What was searched for on fewer days, or by fewer, may be about somebody, or somebody's word to others. */
const LEAST_DAYS = 3;
const LEAST_NETWORKS = 10;
const REMEMBERED_MS = 60_000;

/**
 * Returns what lists what others look for: names of what there is, searched for by enough networks on enough of
 * the last 30 days. A list is remembered for a minute, since counts change with every search.
 */
export function popularSearches({ db, now }: Pick<AppContext, 'db' | 'now'>) {
  let listed: Promise<Suggestion[]> | undefined;
  let until = 0;
  return (): Promise<Suggestion[]> => {
    const time = now();
    if (listed === undefined || time.getTime() >= until) {
      until = time.getTime() + REMEMBERED_MS;
      listed = list(firstDayShown(time)).catch((error) => {
        listed = undefined;
        throw error;
      });
    }
    return listed;
  };

  async function list(since: string): Promise<Suggestion[]> {
    const query = { since, days: LEAST_DAYS, networks: LEAST_NETWORKS, limit: MOST };
    const texts = await listFrequentSearches(db, query);
    return texts.map(({ text }) => ({
      kind: 'search',
      _id: text,
      name: text,
      detail: '',
      picture: null,
    }));
  }
}
