import type { z } from 'zod';
import type { Call } from '#contracts/calls/call.ts';
import type { Language } from '#languages/languages.ts';
import type { ResponseOf } from './endpoint.ts';
import type { Page } from './list-response.ts';
import { parseRequest } from './parse-input.ts';

/**
 * What a read returns: the response as the JSON that the database made, or as a value; the tags of what
 * it shows, and of a list how it goes on.
 */
export type ReadResult<T> = ({ json: string; value?: T } | { value: T }) & {
  tags: Iterable<string>;
  list?: Omit<Page<never>, 'rows'>;
  /** `false` where it must not be kept, as strangers could ask for it in any number of spellings. */
  keep?: false;
};

type InputOf<C extends Call> = {
  params: z.output<C['params']>;
  query: C['query'] extends z.ZodType ? z.output<C['query']> : undefined;
  /** In which a list is sorted by name; names themselves are put into it afterwards. */
  language: Language;
};

/** A call that anyone may make, with the same response for all who read one language. */
type PublicCall = Call & { policy: 'anyone'; method: 'GET' };

/** A public call with the function that reads its response, from unvalidated parameters; in English unless told. */
export type PublicRead = {
  call: Call;
  /** Rejects with a `Failure`: 404 for an invalid path, 400 for an invalid query. */
  read(given: {
    params: unknown;
    query: unknown;
    language?: Language;
  }): Promise<ReadResult<unknown>>;
};

/** Binds a public call to its read function, for its route and for the loaders of pages. */
export function publicRead<const C extends PublicCall>(
  call: C,
  read: (input: InputOf<C>) => Promise<ReadResult<ResponseOf<C>>>,
): PublicRead {
  return {
    call,
    async read({ params, query, language = 'en' }) {
      return read({
        params: parseRequest(call.params, params, 'params'),
        query: call.query && parseRequest(call.query, query, 'querystring'),
        language,
      } as InputOf<C>);
    },
  };
}
