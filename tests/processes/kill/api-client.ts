import { setTimeout as wait } from 'node:timers/promises';

export type ApiResponse<T> = { status: number; data: T };

/** The connection broke or the server was gone: whether the write was done is not known. */
export class CutOff extends Error {}

/** Calls one server as a browser would. Throws {@link CutOff} when no answer came. */
export function apiClient(url: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };

  async function call<T>(method: string, path: string, body?: object): Promise<ApiResponse<T>> {
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      return { status: response.status, data: (await response.json()) as T };
    } catch (error) {
      throw new CutOff(String(error));
    }
  }

  /** All rows of a list, page after page by its `Link`, and the count that its first page tells. */
  async function list<T>(path: string): Promise<{ rows: T[]; total: string | null }> {
    const rows: T[] = [];
    let total: string | null = null;
    let next: string | null = `/api${path}`;
    for (let pages = 0; next !== null && pages < 1000; pages += 1) {
      const response: Response = await fetch(url + next, { headers });
      if (!response.ok) throw new Error(`${next} answered ${response.status}`);
      total ??= response.headers.get('x-total-count');
      rows.push(...((await response.json()) as T[]));
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
    }
    return { rows, total };
  }

  return { call, list, url };
}

export type ApiClient = ReturnType<typeof apiClient>;

/** Waits until `holds` is true; throws after `seconds`. */
export async function until(seconds: number, holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(200)) {
    if (await holds()) return;
  }
  throw new Error(`It did not come true within ${seconds} s`);
}
