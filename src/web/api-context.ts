import { createContext } from 'react-router';

declare const built: unique symbol;

/** A path below `/api` in which every name is one segment: only {@link apiPath} makes them. */
export type ApiPath = string & { readonly [built]: true };

/**
 * Writes a path of the API, such as apiPath`/get-seller/${id}`, for a loader to read. Names come out of
 * addresses that anybody can type: each stays within its segment, whatever it holds. One that no
 * segment can hold (`..`, nothing, half a character) is not there: the path is empty, and reading it
 * rejects with a `Response` of 404. Nothing is thrown here, where other reads may have begun.
 */
export function apiPath(texts: TemplateStringsArray, ...names: readonly string[]): ApiPath {
  if (!names.every(isSegment)) return '' as ApiPath;
  return texts.reduce(
    (path, text, index) => path + encodeURIComponent(names[index - 1] ?? '') + text,
  ) as ApiPath;
}

const isSegment = (name: string) => !/^\.{0,2}$/.test(name) && name.isWellFormed();

export type Query = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

/** What a loader reads with. There is one per request; the answers it reads tag the page. */
export type ApiClient = {
  /**
   * Reads `path` below `/api`, such as `/get-product`. Rejects with a `Response` of the call's
   * status (≥ 400) and its JSON `Failure`: uncaught, the page answers with that same status.
   */
  get<T>(path: ApiPath, query?: Query): Promise<T>;
  /** Reads a list with what its headers tell of it: how many rows there are in all. */
  list<T>(path: ApiPath, query?: Query): Promise<ListResponse<T>>;
};

/** `total` counts all rows, shown or not; `capped` where there are more than were counted. */
export type ListResponse<Row> = { rows: Row[]; total: number; capped: boolean };

export const apiContext = createContext<ApiClient>();
