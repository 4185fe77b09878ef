import { blockWord as blockWordCall } from '#contracts/calls/searches.ts';
import type { WordBlocking } from '#contracts/searches/blocked-word.ts';
import { setBlocked } from '#database/queries/searches/blocked-words.ts';
import { foldWords } from '#database/queries/searches/fold-texts.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid } from '../failure.ts';
import { writeAs } from '../write.ts';

/** Keeps texts with a word from being shown as what others look for, or no more; 422 for several words. */
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
