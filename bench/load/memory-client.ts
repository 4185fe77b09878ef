import type { ApiClient, Query } from '#web/api-context.ts';

type Call = (path: string) => Promise<{
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}>;

/** Answers every question but the first of its kind from objects in memory. */
export function memoryClient(call: Call): ApiClient {
  const known = new Map<string, { data: unknown; total: string }>();

  async function ask(path: string, query: Query = {}) {
    const parameters = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
    );
    const target = parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path;
    const found = known.get(target);
    if (found !== undefined) return found;
    const { statusCode, headers, body } = await call(target);
    if (statusCode !== 200) throw new Error(`${target} answered ${statusCode}`);
    const answer = { data: JSON.parse(body), total: String(headers['x-total-count'] ?? '') };
    known.set(target, answer);
    return answer;
  }

  return {
    async get<T>(path: string, query?: Query) {
      return (await ask(path, query)).data as T;
    },
    async list<T>(path: string, query?: Query) {
      const { data, total } = await ask(path, query);
      const rows = data as T[];
      return { rows, total: Number.parseInt(total, 10), capped: total.endsWith('+') };
    },
  };
}
