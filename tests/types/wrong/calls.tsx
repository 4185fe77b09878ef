import { changeSellerPassword } from '#contracts/calls/accounts.ts';
import { getProducts } from '#contracts/calls/products.ts';
import { getSeller } from '#contracts/calls/sellers.ts';
import type { ApiClient } from '#web/api-context.ts';
import { callApi } from '#web/ui/api-client.ts';
import { useRead, useSend } from '#web/ui/back-office/use-call.ts';
import { publicCall } from '#web/ui/public-call.ts';

declare const api: ApiClient;

// A path is misspelt.
// expects: is not assignable to parameter of type
publicCall('GET /get-prodcut');

// A path parameter is misspelt, or missing.
// expects: 'sellerId' does not exist in type
export const seller = api.get(getSeller, { params: { sellerId: 'a' } });
// expects: Expected 2 arguments, but got 1
export const nobody = api.get(getSeller);

// A query parameter is not one of the call's.
// expects: 'colour' does not exist in type
export const red = api.list(getProducts, { query: { colour: 'red' } });

// A page asks for what only sellers may do.
// expects: is not assignable to parameter of type
export const change = api.get(changeSellerPassword, { params: { userId: 'a' } });

// A body lacks a field.
// expects: Property 'newPassword' is missing
callApi(changeSellerPassword, { params: { userId: 'a' }, body: { currentPassword: 'a' } });

// The response has not, or has no longer, the field that a screen reads.
export function Screen() {
  const { data } = useRead(getSeller, { params: { id: 'a' } });
  const send = useSend(changeSellerPassword);
  const save = async () => {
    const answer = await send({
      params: { userId: 'a' },
      body: { currentPassword: 'a', newPassword: 'b' },
    });
    // expects: Property 'tokn' does not exist
    return answer.data.tokn;
  };
  return (
    <button type="button" onClick={save}>
      {/* expects: Property 'phone' does not exist */}
      {data?.phone}
    </button>
  );
}
