import { RouterContextProvider, type ServerBuild } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import type { CallAddress } from '#contracts/calls/call.ts';
import { callPath } from '#domain/call-path.ts';
import { loadPages } from '#server/load-pages.ts';
import type { RenderEntry } from '#server/render/render-page.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import type { ApiClient } from '#web/api-context.ts';
import { pageQueries } from './page-queries.ts';

const test = await sharedApp();
let build: ServerBuild;
let params: Record<string, string>;

beforeAll(async () => {
  const { built } = await loadPages(false);
  if (built === null) throw new Error('The pages have not been built');
  build = built.servers.en;
  const seller = await aSeller(test);
  const category = await aCategory(test.db);
  await aProduct(test.db, parentsOf(seller, category));
  params = {
    seller: seller.id,
    category: category.id,
    type: category.type.id,
    part: 'taxonomy.xml',
    step: 'confirm',
  };
}, 60_000);

/** Notes which parameters are read. */
class RecordingParams extends URLSearchParams {
  readonly names = new Set<string>();
  override get(name: string) {
    this.names.add(name);
    return super.get(name);
  }
  override getAll(name: string) {
    this.names.add(name);
    return super.getAll(name);
  }
  /** Only the attributes are read by all their names. */
  override keys() {
    this.names.add('attr.*');
    return super.keys();
  }
  override has(name: string) {
    this.names.add(name);
    return super.has(name);
  }
}

/** A route's whole pattern, such as `/seller-list/:id`. */
function patternOf(route: NonNullable<ServerBuild['routes'][string]>): string {
  const parent = route.parentId === undefined ? undefined : build.routes[route.parentId];
  const above = parent === undefined ? '' : patternOf(parent);
  return route.path === undefined ? above : `${above.replace(/\/$/, '')}/${route.path}`;
}

/** The names of the query that the loader of a page reads. */
async function namesReadBy(pattern: string, loader: unknown): Promise<string[]> {
  const url = new URL(pattern, 'http://shop.test');
  const searchParams = new RecordingParams();
  Object.defineProperty(url, 'searchParams', { value: searchParams });
  const request = new Proxy(new Request(url), {
    get(_, name) {
      throw new Error(`The loader of ${pattern} reads request.${String(name)}: read url instead`);
    },
  });
  const entry = build.entry.module as RenderEntry;
  const context = new RouterContextProvider();
  context.set(entry.apiContext, apiClient());
  const id = pattern.startsWith('/seller-list') ? params.seller : params.category;
  const args = { url, request, context, params: { ...params, id } };
  // Redirects and refusals are thrown; what was read by then counts.
  await Promise.resolve((loader as (given: object) => unknown)(args)).catch((error) => {
    if (error instanceof Error) throw error;
  });
  return [...searchParams.names].sort();
}

function apiClient(): ApiClient {
  async function read(call: CallAddress, input: object = {}) {
    const response = await test.app.inject(`/api${callPath(call, input)}`);
    if (response.statusCode !== 200) throw new Response(null, { status: response.statusCode });
    return response.json();
  }
  return {
    get: (call, ...[input]) => read(call, input),
    async list(call, ...[input]) {
      const rows = await read(call, input);
      return { rows, total: rows.length, capped: false };
    },
  };
}

it('every page reads the query parameters that its key has, and no others', async () => {
  const read: Record<string, string[]> = {};
  for (const route of Object.values(build.routes)) {
    const pattern = route === undefined ? '' : patternOf(route) || '/';
    const loader = route?.module.loader;
    if (!loader || !(pattern in pageQueries)) continue;
    const names = await namesReadBy(pattern, loader);
    read[pattern] = [...new Set([...(read[pattern] ?? []), ...names])].sort();
  }
  const declared = Object.keys(read).map((pattern) => [
    pattern,
    [...(pageQueries[pattern] ?? [])].sort(),
  ]);
  expect(read).toEqual(Object.fromEntries(declared));
  expect(Object.keys(read).length).toBeGreaterThan(12);
});
