import { SynonymInput } from '#contracts/searches/synonym.ts';
import { lockSynonyms } from '#database/queries/searches/synonyms.ts';
import { synonyms } from '#demo/catalogue/synonyms.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '#services/app-context.ts';
import { addSynonym } from '#services/searches/synonyms.ts';
import { daysAgo } from './demo-time.ts';

const DAYS = 210;

/** Adds the demo's missing groups of synonyms. */
export async function loadSynonyms(context: AppContext, admin: KnownActor): Promise<void> {
  const kept = await lockSynonyms(context.db);
  const known = new Set(kept.map(({ kind, words }) => `${kind} ${words[0]}`));
  for (const [index, group] of synonyms.entries()) {
    if (known.has(`${group.kind} ${group.words[0]}`)) continue;
    const moment = daysAgo(context.now(), DAYS, index);
    await addSynonym({ ...context, now: () => moment }, admin, SynonymInput.parse(group));
  }
}
