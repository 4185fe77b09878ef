import { createContext } from 'react-router';

export type Query = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

/** What a loader reads with. There is one per request; the answers it reads tag the page. */
export type ApiClient = {
  /**
   * Reads `path` below `/api`, such as `/get-product`. Rejects with a `Response` of the call's
   * status (≥ 400) and its JSON `Failure`: uncaught, the page answers with that same status.
   */
  get<T>(path: string, query?: Query): Promise<T>;
  /** Reads a list with what its headers tell of it: how many rows there are in all. */
  list<T>(path: string, query?: Query): Promise<ListAnswer<T>>;
};

/** `total` counts all rows, shown or not; `capped` where there are more than were counted. */
export type ListAnswer<Row> = { rows: Row[]; total: number; capped: boolean };

export const apiContext = createContext<ApiClient>();
