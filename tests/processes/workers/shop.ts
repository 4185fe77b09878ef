import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { zip } from '#tests/support/files/zip.ts';
import { newDatabase } from '#tests/support/run-command.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

/** A marketplace on PostgreSQL, whose one category is renamed again and again. */
export type Shop = {
  /** Another replica on the same database, in this process. */
  replica: TestApp;
  settings: Record<string, string>;
  start: (settings?: Record<string, string>) => Promise<TestServer>;
  /** Gives the category the name of a revision; returns the status, or null where the answer was cut off. */
  rename: (url: string, revision: number) => Promise<number | null>;
  /** Sends a ZIP of pictures for an import of a new seller; returns how far it has been unpacked. */
  sendZip: (url: string) => Promise<() => Promise<string>>;
  close: () => Promise<void>;
};

export async function openShop(): Promise<Shop> {
  const url = await newDatabase();
  const replica = await testApp({}, null, url);
  const category = await aCategory(replica.db, { name: 'Revision 0' });
  const admin = await anAdmin(replica);
  await aProduct(replica.db, parentsOf(await aSeller(replica), category));
  const settings = {
    DATABASE_URL: url,
    TOKEN_SECRET: new TextDecoder().decode(replica.context.tokenSecret),
    WORKERS: '2',
  };
  return {
    replica,
    settings,
    start: (more) => startServer({ ...settings, ...more }),
    async rename(server, revision) {
      const form = multipart({ name: `Revision ${revision}`, categoryId: category.id }, []);
      const headers = { ...form.headers, ...admin.authorization };
      const edit = `${server}/api/admin/edit-category`;
      return (await askOnce(edit, { method: 'PUT', headers, body: form.payload }))?.status ?? null;
    },
    async sendZip(server) {
      const { authorization } = await aSeller(replica);
      const call = async (path: string, sent?: ReturnType<typeof multipart>) => {
        const answer = await askOnce(`${server}/api/seller${path}`, {
          method: sent === undefined ? 'GET' : 'POST',
          headers: { ...authorization, ...sent?.headers },
          ...(sent && { body: sent.payload }),
        });
        return JSON.parse(answer?.body ?? '{}');
      };
      const heads = 'SKU,Title,Brand,Category,Sub-Category,Price ₹,Price (AED),Image 1';
      const row = 'S1,Lantern,Corvo,Lamps,Lanterns,100,5,a.jpg';
      const table = file('file', `${heads}\r\n${row}`, 'stock.csv');
      const { data } = await call('/check-import', multipart({}, [table]));
      const archive = file('zip', zip({ 'b.txt': Buffer.from('b') }), 'shots.zip');
      await call(`/import-archive/${data._id}`, multipart({}, [archive]));
      return async () => (await call(`/get-import/${data._id}`)).archive?.state;
    },
    close: () => replica.close(),
  };
}

type Asked = { method?: string; headers?: Record<string, string>; body?: Buffer };

/** Sends a request over a connection of its own; null where that is refused or cut off. */
export async function askOnce(url: string, { body, ...asked }: Asked = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const sent = request(url, { ...asked, agent: false, timeout: 30_000 }, (answer) => {
    text(answer).then((whole) => resolve({ status: answer.statusCode ?? 0, body: whole }), reject);
  });
  sent.on('error', reject).on('timeout', () => reject(new Error(`${url} did not answer`)));
  sent.end(body);
  return promise.catch((error: NodeJS.ErrnoException) => {
    if (['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(error.code ?? '')) return null;
    throw error;
  });
}

/** The revisions that a page and a call show, each asked for over `times` connections at once. */
export async function shownRevisions(server: string, times: number): Promise<number[]> {
  const paths = ['/api/get-category', '/shop'];
  const answers = await Promise.all(
    Array.from({ length: times }, () => paths.map((path) => askOnce(server + path))).flat(),
  );
  return answers.flatMap((answer) => {
    if (answer === null) return [];
    const found = /Revision (\d+)/.exec(answer.body);
    return answer.status === 200 && found !== null ? Number(found[1]) : Number.NaN;
  });
}
