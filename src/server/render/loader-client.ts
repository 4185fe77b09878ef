import type { PackedResponse } from '#server/page-cache/packed-response.ts';
import type { PublicReads } from '#server/page-cache/public-reads.ts';
import { isFailure } from '#services/failure.ts';
import type { ApiClient } from '#web/api-context.ts';

/** What a page turned out to read: its tags, and whether all of it will be dropped by them. */
export type PageReads = { tags: Set<string>; cacheable: boolean };

/**
 * The loaders' way to the public reads of this process, as nobody in particular. Notes in `made` what
 * the page is made of: a page that read a failure is true for now only.
 */
export function createLoaderClient(reads: Pick<PublicReads, 'ask'>, made: PageReads): ApiClient {
  async function read(...asked: Parameters<PublicReads['ask']>): Promise<PackedResponse> {
    try {
      const answer = await reads.ask(...asked);
      for (const tag of answer.tags) made.tags.add(tag);
      made.cacheable &&= answer.cacheable;
      return answer;
    } catch (error) {
      made.cacheable = false;
      if (!isFailure(error)) throw error;
      const { status, message, code } = error;
      throw Response.json({ message, code }, { status });
    }
  }

  // A read is bound to its call by `publicRead`: what is kept under it is the call's answer.
  return {
    async get(call, ...[input = {}]) {
      return (await read(call, input)).value as never;
    },
    async list(call, ...[input = {}]) {
      const { value, list } = await read(call, input);
      const rows = value as never[];
      return { rows, total: list?.total ?? rows.length, capped: list?.capped ?? false };
    },
  };
}
