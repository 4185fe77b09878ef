import { defineCall } from '../calls/call.ts';
import { toolAnswers } from './answered.ts';
import { LookupRequest, ProductRequest, SearchRequest } from './asked.ts';

/** What agents call by the Universal Commerce Protocol, at the paths that it gives, not below `/api`. Nothing is written. */
const reading = { policy: 'anyone', inMaintenance: 'answered', section: 'agents' } as const;

export const getUcpProfile = defineCall('GET /.well-known/ucp', {
  summary: 'What agents can do here, and where',
  policy: 'anyone',
  kept: false,
  section: 'agents',
  response: null,
});

export const searchCatalogue = defineCall('POST /ucp/v1/catalog/search', {
  ...reading,
  summary: 'Products by words and filters',
  body: SearchRequest,
  response: toolAnswers.search_catalog,
});

export const lookUpCatalogue = defineCall('POST /ucp/v1/catalog/lookup', {
  ...reading,
  summary: 'Products by their identifiers',
  body: LookupRequest,
  response: toolAnswers.lookup_catalog,
});

export const getCatalogueProduct = defineCall('POST /ucp/v1/catalog/product', {
  ...reading,
  summary: 'One product in full, by options',
  body: ProductRequest,
  response: toolAnswers.get_product,
});

export const callTool = defineCall('POST /ucp/mcp', {
  ...reading,
  summary: 'The same, and a prepared enquiry, as tools of the Model Context Protocol',
  response: null,
});
