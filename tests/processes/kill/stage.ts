import { expect } from 'vitest';
import type { TestServer } from '#tests/support/server.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import type { ProductParents, StormSeller } from './storm.ts';

/** The server's first admin, by its settings. */
export const ADMIN = { email: 'captain@storm.example', password: 'hold the tiller' };
const SELLERS = 2;

/** Logs in, and returns the token. */
export async function logIn(
  { url }: TestServer,
  role: 'admin' | 'seller',
  emailOrPhone: string,
  password: string,
): Promise<{ token: string }> {
  const answer = await apiClient(url).call<{ token: string }>('POST', `/${role}/login`, {
    emailOrPhone,
    password,
  });
  expect(answer.status).toBe(200);
  return answer.data;
}

export async function adminOf(server: TestServer): Promise<ApiClient> {
  const { token } = await logIn(server, 'admin', ADMIN.email, ADMIN.password);
  return apiClient(server.url, token);
}

export async function someParents(admin: ApiClient): Promise<ProductParents> {
  const add = async (path: string, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const { status, data } = await admin.call<{ data: { _id: string } }>('POST', path, form);
    expect(status).toBe(201);
    return data.data._id;
  };
  const categoryId = await add('/admin/add-category', { name: 'Sails' });
  const subCategoryId = await add('/admin/add-subcategory', { name: 'Lateen sails', categoryId });
  return { categoryId, subCategoryId };
}

export async function approvedSellers(server: TestServer): Promise<StormSeller[]> {
  const admin = await adminOf(server);
  const sellers: StormSeller[] = [];
  for (let number = 0; number < SELLERS; number += 1) {
    const account = {
      name: `Sailmaker ${number}`,
      email: `sailmaker${number}@storm.example`,
      phone: `555100000${number}`,
      password: 'ropes and canvas',
    };
    const { status, data } = await admin.call<{ data: { _id: string } }>(
      'POST',
      '/seller/register',
      account,
    );
    expect(status).toBe(201);
    const { _id: id } = data.data;
    await admin.call('PUT', `/admin/update-status/${id}`, { status: true, reason: '' });
    sellers.push({ id, ...(await logIn(server, 'seller', account.email, account.password)) });
  }
  return sellers;
}
