import { addSynonym, deleteSynonym, editSynonym, getSynonyms } from '#contracts/calls/synonyms.ts';
import type { Synonym } from '#contracts/searches/synonym.ts';
import { listSynonyms, type SynonymRow } from '#database/queries/searches/synonyms.ts';
import type { AppContext } from '#services/app-context.ts';
import * as synonyms from '#services/searches/synonyms.ts';
import type { Api } from '../../app.ts';
import { done, ok } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { listResponse } from '../../list-response.ts';
import { requireAdmin } from '../../require-actor.ts';

/** The groups of words that searches take for one another. */
export function adminSynonyms(app: Api, context: AppContext): void {
  endpoint(app, getSynonyms, async (request, reply) => {
    const page = await listSynonyms(context.db, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(present) });
  });

  endpoint(app, addSynonym, async (request) => {
    const added = await synonyms.addSynonym(context, requireAdmin(request), request.body);
    return done('Synonym created successfully', present(added));
  });

  endpoint(app, editSynonym, async (request) => {
    const { id } = request.params;
    const changed = await synonyms.editSynonym(context, requireAdmin(request), id, request.body);
    return done('Synonym updated successfully', present(changed));
  });

  endpoint(app, deleteSynonym, async (request) => {
    await synonyms.removeSynonym(context, requireAdmin(request), request.params.id);
    return ok('Synonym deleted successfully');
  });
}

function present({ id, kind, words, createdAt, updatedAt, version }: SynonymRow): Synonym {
  return {
    _id: id,
    kind,
    words,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    version,
  };
}
