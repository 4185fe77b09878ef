import { runNextImport } from '#services/imports/run-next-import.ts';
import { file } from '#tests/support/files/multipart.ts';
import { archive, imported, type Make, type Shop, send, sendForm, table } from './shop.ts';

/** Requests to the calls of imports, of a seller or of an admin. */
export function importRequests(role: 'seller' | 'admin'): Record<string, Make> {
  const of =
    (picture = ''): Make =>
    async (shop) => ({ params: { id: await imported(shop, picture, role) } });
  const run = (shop: Shop, id: string) =>
    send(shop, shop[role], 'POST', `/${role}/run-import/${id}`);
  return {
    [`GET /api/${role}/import-template`]: ({ category }) => ({
      query: { format: 'xlsx', category: category.id },
    }),
    [`GET /api/${role}/get-import-guide`]: () => ({}),
    [`GET /api/${role}/get-import/:id`]: of(),
    [`GET /api/${role}/get-import-faults/:id`]: of(),
    [`GET /api/${role}/get-import-preview/:id`]: of(),
    [`POST /api/${role}/check-import`]: (shop) => ({
      form: {},
      files: [file('file', table(shop, '', role), 'stock.csv')],
    }),
    [`POST /api/${role}/import-pictures/:id`]: async (shop) => ({
      ...(await of('one.jpg')(shop)),
      form: {},
      files: [file('image1', shop.picture, 'one.jpg')],
    }),
    [`POST /api/${role}/import-archive/:id`]: async (shop) => ({
      ...(await of('one.jpg')(shop)),
      form: {},
      files: [file('zip', archive(shop), 'shots.zip')],
    }),
    [`POST /api/${role}/stop-archive/:id`]: async (shop) => {
      const id = await imported(shop, 'one.jpg', role);
      await sendForm(
        shop,
        `/${role}/import-archive/${id}`,
        {},
        file('zip', archive(shop), 'a.zip'),
      );
      return { params: { id } };
    },
    [`POST /api/${role}/run-import/:id`]: async (shop) => ({
      ...(await of()(shop)),
      query: { readsWell: 'true' },
    }),
    [`POST /api/${role}/stop-import/:id`]: async (shop) => {
      const id = await imported(shop, '', role);
      await run(shop, id);
      return { params: { id } };
    },
    [`POST /api/${role}/undo-import/:id`]: async (shop) => {
      const id = await imported(shop, '', role);
      await run(shop, id);
      while (await runNextImport(shop.test.context));
      return { params: { id } };
    },
  };
}
