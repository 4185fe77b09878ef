import { readdir } from 'node:fs/promises';
import { expect } from 'vitest';
import { runNextImport } from '#services/imports/run-next-import.ts';
import { unpackNextArchive } from '#services/imports/unpack-archive.ts';
import type { TestApp } from './app.ts';
import type { TestCategory, TestSeller } from './factories.ts';
import { file, multipart } from './files/multipart.ts';

type Marks = {
  test: TestApp;
  seller: TestSeller;
  category: TestCategory;
};
type Call = { method?: 'GET' | 'POST'; body?: ReturnType<typeof multipart> };

/** Tables of products and the calls of an import, for the seller and category that stand when asked. */
export function importCalls(marks: () => Marks) {
  const heads = 'SKU,Title,Brand,Category,Sub-Category,Price ₹,Price (AED),Image 1';
  const row = (sku: string, change: { price?: string; picture?: string; name?: string } = {}) =>
    [
      sku,
      change.name ?? `Harbour ${sku}`,
      'Calderon',
      'watches',
      marks().category.sub.name.toUpperCase(),
      change.price ?? '"₹ 1,24,999.50"',
      '5499',
      change.picture ?? '',
    ].join(',');
  const csv = (...rows: string[]) => [heads, ...rows].join('\r\n');

  async function call(path: string, { method = 'POST', body }: Call = {}, as = marks().seller) {
    const response = await marks().test.app.inject({
      method,
      url: `/api/seller${path}`,
      ...(body && { payload: body.payload }),
      headers: { ...as.authorization, ...body?.headers },
    });
    return { status: response.statusCode, body: response.json() };
  }
  const get = (path: string, as = marks().seller) => call(path, { method: 'GET' }, as);
  const check = (content: string | Uint8Array, as = marks().seller) =>
    call('/check-import', { body: multipart({}, [file('file', content, 'stock.csv')]) }, as);

  async function run(id: string) {
    expect((await call(`/run-import/${id}`)).status).toBe(200);
    while (await runNextImport(marks().test.context));
    return (await get(`/get-import/${id}`)).body;
  }
  async function importAll(content: string | Uint8Array) {
    const { body } = await check(content);
    return run(body.data._id);
  }
  const sendZip = (id: string, archive: Uint8Array, as = marks().seller) =>
    call(`/import-archive/${id}`, { body: multipart({}, [file('zip', archive, 'shots.zip')]) }, as);
  async function unpacked(id: string) {
    while (await unpackNextArchive(marks().test.context));
    expect(await readdir(marks().test.context.incoming)).toEqual([]);
    return (await get(`/get-import/${id}`)).body;
  }
  async function checked(...names: string[]): Promise<string> {
    const { body } = await check(csv(...names.map((name, at) => row(`S${at}`, { picture: name }))));
    return body.data._id;
  }

  return { heads, row, csv, call, get, check, run, importAll, sendZip, unpacked, checked };
}
