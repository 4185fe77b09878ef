import { isDatabaseAway } from '#database/postgres/database-away.ts';
import type { Language } from '#languages/languages.ts';
import { sentence } from '#languages/sentence.ts';
import { type PackedResponse, valueIn } from '#server/page-cache/packed-response.ts';
import type { PublicReads } from '#server/page-cache/public-reads.ts';
import { isFailure } from '#services/failure.ts';
import type { ApiClient } from '#web/api-context.ts';

/**
 * What a page has read: its tags, whether these cover all of it, and whether the database could not be
 * reached.
 */
export type PageReads = { tags: Set<string>; cacheable: boolean; away: boolean };

/**
 * Creates the loaders' client for the public reads of this process, without an account. Collects in
 * `made` the page's tags; a page that read a failure is not cacheable. Refusals are in the page's `language`.
 */
export function createLoaderClient(
  reads: Pick<PublicReads, 'ask'>,
  made: PageReads,
  language: Language,
): ApiClient {
  async function read(...asked: Parameters<PublicReads['ask']>): Promise<PackedResponse> {
    try {
      const answer = await reads.ask(...asked);
      for (const tag of answer.tags) made.tags.add(tag);
      made.cacheable &&= answer.cacheable;
      return answer;
    } catch (error) {
      made.cacheable = false;
      made.away ||= isDatabaseAway(error);
      if (!isFailure(error)) throw error;
      const { status, said, code } = error;
      throw Response.json({ message: sentence(language, said), code }, { status });
    }
  }

  // `publicRead` binds a read to its call, so the cached value is of the call's type.
  return {
    async get(call, ...[input = {}]) {
      return valueIn(await read(call, input)) as never;
    },
    async list(call, ...[input = {}]) {
      const answer = await read(call, input);
      const { list } = answer;
      const rows = valueIn(answer) as never[];
      return { rows, total: list?.total ?? rows.length, capped: list?.capped ?? false };
    },
  };
}
