import { createContext } from 'react-router';
import type { CallAddress, CallArgs, CallTypes, ListTypes } from '#contracts/calls/call.ts';

/** A call that loaders may make: a public read. */
export type PublicCall<T extends CallTypes> = CallAddress<T> & {
  route: `GET /${string}`;
  policy: 'anyone';
};

/**
 * What a loader reads with. There is one per request; the answers it reads tag the page. Both reject
 * with a `Response` of the failure's status (≥ 400) and its JSON `Failure`: uncaught, the page answers
 * with that same status. Nobody may change what they return: others are given the same.
 */
export type ApiClient = {
  get<T extends CallTypes>(call: PublicCall<T>, ...input: CallArgs<T>): Promise<T['response']>;
  /** Reads a list with its total number of rows. */
  list<T extends ListTypes>(
    call: PublicCall<T>,
    ...input: CallArgs<T>
  ): Promise<ListResponse<T['response'][number]>>;
};

/** `total` counts all rows, shown or not; `capped` where there are more than were counted. */
export type ListResponse<Row> = { rows: Row[]; total: number; capped: boolean };

export const apiContext = createContext<ApiClient>();
