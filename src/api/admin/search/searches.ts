import {
  blockWord,
  dismissSearch,
  getBlockedWords,
  getSearches,
} from '#contracts/calls/searches.ts';
import type { CountedSearch } from '#contracts/searches/counted-search.ts';
import { listBlockedWords } from '#database/queries/searches/blocked-words.ts';
import { listSearches, type SearchRow } from '#database/queries/searches/search-counts.ts';
import type { AppContext } from '#services/app-context.ts';
import * as words from '#services/searches/block-word.ts';
import * as searches from '#services/searches/dismiss-search.ts';
import type { Api } from '../../app.ts';
import { ok } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { listResponse } from '../../list-response.ts';
import { requireAdmin } from '../../require-actor.ts';

/** What shoppers searched for. */
export function adminSearches(app: Api, context: AppContext): void {
  endpoint(app, getSearches, async (request, reply) => {
    const since = searches.firstDayShown(context.now());
    const page = await listSearches(context.db, since, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(present) });
  });

  endpoint(app, dismissSearch, async (request) => {
    await searches.dismissSearch(context, requireAdmin(request), request.body);
    return ok(request.body.dismissed ? 'Search dismissed' : 'Search shown again');
  });

  endpoint(app, getBlockedWords, async (request, reply) => {
    const page = await listBlockedWords(context.db, request.query);
    const rows = page.rows.map(({ id, createdAt }) => ({
      ...{ _id: id, word: id },
      createdAt: createdAt.toISOString(),
    }));
    return listResponse(request, reply, { ...page, rows });
  });

  endpoint(app, blockWord, async (request) => {
    await words.blockWord(context, requireAdmin(request), request.body);
    return ok(request.body.blocked ? 'Word blocked' : 'Word unblocked');
  });
}

const present = ({ text, searches, found, isDismissed }: SearchRow): CountedSearch => ({
  _id: text,
  text,
  searches,
  found,
  dismissed: isDismissed,
});
