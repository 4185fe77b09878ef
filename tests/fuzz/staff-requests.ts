import { aMember, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { lead, type Make, NEW_PASSWORD, next, type Shop, send, tokenMailed } from './shop.ts';

async function invited(shop: Shop): Promise<{ id: string; token: string }> {
  const body = { email: `helper${next()}@post.example`, role: 'editor' };
  const { data } = await send(shop, shop.seller, 'POST', '/seller/invite-staff', body);
  return { id: data._id, token: await tokenMailed(shop, 'accept-invitation') };
}

const ofSeller: Make = ({ seller }) => ({ params: { userId: seller.id } });

/** Requests to the calls about the people who work for a seller. */
export const staffRequests: Record<string, Make> = {
  'GET /api/seller/get-own-account/:userId': ofSeller,
  'GET /api/seller/get-colleagues/:userId': ofSeller,
  'GET /api/seller/get-staff/:userId': ofSeller,
  'POST /api/seller/invite-staff': () => ({
    body: { email: `helper${next()}@post.example`, role: 'replies' },
  }),
  'POST /api/seller/resend-invitation/:invitationId': async (shop) => ({
    params: { invitationId: (await invited(shop)).id },
  }),
  'DELETE /api/seller/cancel-invitation/:invitationId': async (shop) => ({
    params: { invitationId: (await invited(shop)).id },
  }),
  'PUT /api/seller/change-staff-role/:staffId': async ({ test, seller }) => ({
    params: { staffId: (await aMember(test, seller)).id },
    body: { role: 'replies' },
  }),
  'DELETE /api/seller/remove-staff/:staffId': async ({ test, seller }) => ({
    params: { staffId: (await aMember(test, seller)).id },
  }),
  'POST /api/seller/leave-shop': async ({ test, seller }) => ({
    who: await aMember(test, seller),
  }),
  'POST /api/seller/read-invitation': async (shop) => ({
    body: { token: (await invited(shop)).token },
  }),
  'POST /api/seller/accept-invitation': async (shop) => ({
    body: { token: (await invited(shop)).token, name: 'Amna', password: NEW_PASSWORD },
  }),
  'POST /api/seller/login/shop': async (shop) => {
    const { test, seller } = shop;
    const amna = await aMember(test, seller);
    await aMember(test, await aSeller(test), { person: amna });
    const login = { emailOrPhone: amna.email, password: TEST_PASSWORD };
    const { shops } = await send(shop, seller, 'POST', '/seller/login', login);
    return { body: { ticket: shops[0].ticket } };
  },
  'PUT /api/seller/assign-lead/:leadId': async (shop) => {
    const { id, version } = await lead(shop);
    return { params: { leadId: id }, body: { assigneeId: shop.seller.id, version } };
  },
};
