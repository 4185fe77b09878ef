import type { z } from 'zod';
import type { Call } from '#contracts/calls/call.ts';
import type { ResponseOf } from './endpoint.ts';
import type { Page } from './list-response.ts';
import { parseRequest } from './parse-input.ts';

/** What a read returns: its answer, the tags of what that shows, and of a list how it goes on. */
export type ReadResult<T> = { value: T; tags: Iterable<string>; list?: Omit<Page<never>, 'rows'> };

type InputOf<C extends Call> = {
  params: z.output<C['params']>;
  query: C['query'] extends z.ZodType ? z.output<C['query']> : undefined;
};

/** A call that anyone may make, and whose answer is the same for all. */
type PublicCall = Call & { policy: 'anyone'; method: 'GET' };

/** A public call with the function that reads its answer, from parameters not yet checked. */
export type PublicRead = {
  call: Call;
  /** Rejects with a `Failure` of 404 for a path and of 400 for a query that it does not take. */
  read(given: { params: unknown; query: unknown }): Promise<ReadResult<unknown>>;
};

/** Binds a public call to what reads it, for its route and for the loaders of pages alike. */
export function publicRead<const C extends PublicCall>(
  call: C,
  read: (input: InputOf<C>) => Promise<ReadResult<ResponseOf<C>>>,
): PublicRead {
  return {
    call,
    async read({ params, query }) {
      return read({
        params: parseRequest(call.params, params, 'params'),
        query: call.query && parseRequest(call.query, query, 'querystring'),
      } as InputOf<C>);
    },
  };
}
