import {
  addSynonym,
  blockWord,
  deleteSynonym,
  dismissSearch,
  editSynonym,
  getBlockedWords,
  getSearches,
  getSynonyms,
} from '#contracts/calls/searches.ts';
import type { CountedSearch, Synonym } from '#contracts/searches.ts';
import {
  listBlockedWords,
  listSearches,
  type SearchRow,
} from '#database/queries/searches/search-counts.ts';
import { listSynonyms, type SynonymRow } from '#database/queries/searches/synonyms.ts';
import type { AppContext } from '#services/app-context.ts';
import * as searches from '#services/searches/block-word.ts';
import * as synonyms from '#services/searches/synonyms.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import { requireAdmin } from '../require-actor.ts';

/** What shoppers searched for. */
export function adminSearches(app: Api, context: AppContext): void {
  endpoint(app, getSearches, async (request, reply) => {
    const since = searches.firstDayShown(context.now());
    const page = await listSearches(context.db, since, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(presentSearch) });
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
    await searches.blockWord(context, requireAdmin(request), request.body);
    return ok(request.body.blocked ? 'Word blocked' : 'Word unblocked');
  });
}

const presentSearch = ({ text, searches, found, isDismissed }: SearchRow): CountedSearch => ({
  _id: text,
  text,
  searches,
  found,
  dismissed: isDismissed,
});

/** The groups of words that searches take for one another. */
export function adminSynonyms(app: Api, context: AppContext): void {
  endpoint(app, getSynonyms, async (request, reply) => {
    const page = await listSynonyms(context.db, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(presentSynonym) });
  });

  endpoint(app, addSynonym, async (request) => {
    const added = await synonyms.addSynonym(context, requireAdmin(request), request.body);
    return done('Synonym created successfully', presentSynonym(added));
  });

  endpoint(app, editSynonym, async (request) => {
    const { id } = request.params;
    const changed = await synonyms.editSynonym(context, requireAdmin(request), id, request.body);
    return done('Synonym updated successfully', presentSynonym(changed));
  });

  endpoint(app, deleteSynonym, async (request) => {
    await synonyms.removeSynonym(context, requireAdmin(request), request.params.id);
    return ok('Synonym deleted successfully');
  });
}

function presentSynonym({ id, kind, words, createdAt, updatedAt, version }: SynonymRow): Synonym {
  return {
    _id: id,
    kind,
    words,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    version,
  };
}
