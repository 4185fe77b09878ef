import { DEEPEST_ROW } from '#domain/deepest-page.ts';
import { CUSTOMER, REFERENCE } from '../data/fill-leads.ts';
import type { Case, Facts } from './cases.ts';

const ROWS = 20;
const inbox = (name: string, query: (facts: Facts) => string): Case => ({
  name: `inbox: ${name}`,
  path: (facts) => `/seller/get-leads/${facts.seller}?limit=${ROWS}&${query(facts)}`,
});
const pipeline = (name: string, query: (facts: Facts) => string): Case => ({
  name: `pipeline: ${name}`,
  path: (facts) => `/admin/get-leads?limit=${ROWS}&${query(facts)}`,
});

/** The inbox of a seller who has all the leads, as many as there are products, and the admin's pipeline. */
export const leadCases: readonly Case[] = [
  inbox('first page', () => ''),
  inbox('new', () => 'state=NEW'),
  inbox('won', () => 'state=WON'),
  inbox('a region', () => 'region=AE'),
  inbox('by reference', () => `q=${REFERENCE}`),
  inbox("by a customer's name", () => `q=${CUSTOMER}`),
  inbox('due follow-ups', () => 'followUp=due'),
  inbox('newest first', () => 'sort=createdAt&order=desc'),
  inbox('deepest page', ({ products }) => `page=${Math.min(products, DEEPEST_ROW) / ROWS}`),
  { name: 'inbox: counts', path: ({ seller }) => `/seller/get-lead-counts/${seller}` },
  {
    name: 'customers: first page',
    path: ({ seller }) => `/seller/get-customers/${seller}?limit=${ROWS}`,
  },
  {
    name: 'customers: by name',
    path: ({ seller }) => `/seller/get-customers/${seller}?limit=${ROWS}&q=${CUSTOMER}%201`,
  },
  pipeline('first page', () => ''),
  pipeline('by reference', () => `q=${REFERENCE}`),
  pipeline('by a piece', () => 'q=Piece%20777'),
  pipeline('lost', () => 'state=LOST'),
  pipeline('of a seller', ({ seller }) => `seller=${seller}`),
];
