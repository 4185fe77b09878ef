import { type Make, product, type Shop } from './shop.ts';

const context = { address_country: 'AE', language: 'ar-AE', currency: 'AED', intent: 'a gift' };
const filters = {
  categories: ['Lamps'],
  brands: ['Corvo'],
  price: { min: 0, max: 99_900 },
  worn: true,
};
const looking = async (shop: Shop) => ({ ids: [await product(shop), 'nothing9'], context });

const tool = (name: string, given: object) => ({
  body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
});

/** What agents ask, each with all that it may say. */
export const agentRequests: Record<string, Make> = {
  'GET /.well-known/ucp': () => ({}),
  'GET /ucp/v1/enquiry.json': () => ({}),
  'GET /ucp/mcp': () => ({}),
  'DELETE /ucp/mcp': () => ({}),
  'POST /ucp/v1/catalog/search': () => ({
    body: { query: 'lamp', context, filters, signals: {}, pagination: { limit: 5, cursor: 'p1' } },
  }),
  'POST /ucp/v1/catalog/lookup': async (shop) => ({ body: { ...(await looking(shop)), filters } }),
  'POST /ucp/v1/catalog/product': async (shop) => ({
    body: {
      ...{ id: await product(shop), context, filters: { brands: ['Corvo'] } },
      ...{ selected: [{ name: 'Size', label: '42', id: 'x' }], preferences: ['Size'] },
    },
  }),
  'POST /ucp/mcp': async (shop) =>
    tool('prepare_enquiry', { enquiry: { ...(await looking(shop)), message: 'Is it of brass?' } }),
};
