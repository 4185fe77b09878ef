import type { TestApp } from './app.ts';
import { secondFactorCalls } from './second-factor/second-factor-calls.ts';

type Holder = { token: string; authorization: { authorization: string } };

/** An API key of a seller, a member of staff or an admin, as a header; made by the call. */
export async function anApiKey(
  test: TestApp,
  role: 'seller' | 'admin',
  holder: Holder,
  scopes: readonly string[],
  { name = 'Stock', days = null }: { name?: string; days?: number | null } = {},
) {
  const proof = await secondFactorCalls(test, role, holder.token).proof();
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/${role}/add-api-key`,
    headers: holder.authorization,
    payload: { proof, name, scopes, days },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { _id: id, key } = answer.json().data as { _id: string; key: string };
  return { id, key, authorization: { authorization: `Bearer ${key}` } };
}
