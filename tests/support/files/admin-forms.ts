import type { sharedApp } from '../shared-app.ts';
import { file, multipart } from './multipart.ts';

type Test = Pick<Awaited<ReturnType<typeof sharedApp>>, 'app'>;
type Admin = { authorization: { authorization: string } };

/** Returns what sends forms of the admins' API, with pictures. */
export const adminForms =
  (test: Test, admin: Admin) =>
  async (method: 'POST' | 'PUT', url: string, fields: object, ...pictures: Buffer[]) => {
    const form = multipart(
      fields as Record<string, unknown>,
      pictures.map((content) => file('image', content)),
    );
    const response = await test.app.inject({
      method,
      url: `/api/admin${url}`,
      headers: { ...form.headers, ...admin.authorization },
      payload: form.payload,
    });
    return { status: response.statusCode, body: response.json() };
  };
