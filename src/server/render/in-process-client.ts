import type { InProcessCalls, InProcessResponse } from '#server/page-cache/in-process-calls.ts';
import type { ApiClient, ApiPath, ListResponse, Query } from '#web/api-context.ts';

/** What a page turned out to read: its tags, and whether all of it will be dropped by them. */
export type PageReads = { tags: Set<string>; cacheable: boolean };

/**
 * The loaders' way to the public API of this same process, without a network and without a token.
 * Notes in `reads` what the page is made of: a page that read a failure is true for now only.
 */
export function createInProcessClient(inside: InProcessCalls, reads: PageReads): ApiClient {
  async function read(path: ApiPath, query: Query = {}): Promise<InProcessResponse> {
    if (path === '') throw Response.json(nothingThere, { status: 404 });
    const answer = await inside.ask(`/api${path}${queryString(query)}`);
    for (const tag of answer.tags) reads.tags.add(tag);
    reads.cacheable &&= answer.cacheable;
    if (answer.status >= 400) throw failure(answer);
    return answer;
  }

  return {
    async get<T>(path: ApiPath, query?: Query): Promise<T> {
      return parse<T>(await read(path, query));
    },
    async list<T>(path: ApiPath, query?: Query): Promise<ListResponse<T>> {
      const answer = await read(path, query);
      const rows = parse<T[]>(answer);
      const total = answer.totalCount ?? String(rows.length);
      return { rows, total: Number.parseInt(total, 10), capped: total.endsWith('+') };
    },
  };
}

const nothingThere = { message: 'There is nothing at this address.', code: 'not-found' };

function parse<T>({ body }: InProcessResponse): T {
  return JSON.parse(body.toString()) as T;
}

function queryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function failure({ status, body }: InProcessResponse): Response {
  return Response.json(failureOf(body), { status });
}

/** What is no route of the API is answered by something else, in something else than JSON. */
function failureOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return { message: 'There is no answer.', code: 'no-answer' };
  }
}
