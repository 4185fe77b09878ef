import type { z } from 'zod';
import { getAllAttributes } from '#contracts/attributes/admin-calls.ts';
import { getAnnouncements } from '#contracts/calls/announcements.ts';
import { getAudit } from '#contracts/calls/audit.ts';
import { getBin, getOwnBin } from '#contracts/calls/bin.ts';
import { getBrands } from '#contracts/calls/catalogue-merge.ts';
import { getContactMessages, getSubscribers } from '#contracts/calls/inbox.ts';
import { getMails } from '#contracts/calls/mails.ts';
import { getMissingPages } from '#contracts/calls/missing-pages.ts';
import { getNewsletterIssues } from '#contracts/calls/newsletter.ts';
import { getPages } from '#contracts/calls/pages.ts';
import { getAllProducts, getAllProductsOf, getOwnProducts } from '#contracts/calls/products.ts';
import { getRedirects } from '#contracts/calls/redirects.ts';
import { getBlockedWords, getSearches } from '#contracts/calls/searches.ts';
import { getAllSellerChanges } from '#contracts/calls/seller-changes.ts';
import { getAllSellers } from '#contracts/calls/sellers.ts';
import { getSynonyms } from '#contracts/calls/synonyms.ts';
import { categoryCalls, productTypeCalls, subCategoryCalls } from '#contracts/calls/taxonomy.ts';
import { getAllEnquiries, getOwnEnquiries } from '#contracts/leads/enquiry-calls.ts';
import { getCustomers, getLeads } from '#contracts/leads/lead-calls.ts';
import { getPipeline } from '#contracts/leads/pipeline-calls.ts';
import { type AdminAccess, mayAdmin, type SellerAccess } from '#contracts/policy.ts';
import { getReportAnswers, getReports } from '#contracts/reports/calls.ts';
import type { ListId } from '#contracts/saved-view.ts';
import type { KnownActor } from '#domain/policy.ts';

/** The call that each list reads: its parameters are what the list can be asked for. */
const calls: Record<ListId, { query: z.ZodObject } & (AdminAccess | SellerAccess)> = {
  'answered-reports': getReportAnswers,
  answers: getAllSellers,
  approvals: getAllSellers,
  brands: getBrands,
  attributes: getAllAttributes,
  audit: getAudit,
  bin: getBin,
  'own-bin': getOwnBin,
  'blocked-words': getBlockedWords,
  newsletters: getNewsletterIssues,
  pages: getPages,
  announcements: getAnnouncements,
  categories: categoryCalls.getAll,
  enquiries: getAllEnquiries,
  'frequent-searches': getSearches,
  'fruitless-searches': getSearches,
  mails: getMails,
  messages: getContactMessages,
  newsletter: getSubscribers,
  'other-looks': getAllProducts,
  'own-customers': getCustomers,
  'own-enquiries': getOwnEnquiries,
  'own-leads': getLeads,
  'own-products': getOwnProducts,
  pipeline: getPipeline,
  'product-types': productTypeCalls.getAll,
  products: getAllProducts,
  'missing-pages': getMissingPages,
  redirects: getRedirects,
  reports: getReports,
  'seller-audit': getAudit,
  'seller-changes': getAllSellerChanges,
  'seller-enquiries': getAllEnquiries,
  'seller-products': getAllProductsOf,
  sellers: getAllSellers,
  'sub-categories': subCategoryCalls.getAll,
  synonyms: getSynonyms,
};

const LONGEST_VALUE = 200;
/** Where one stands in a list is not how one wants to see it. */
const ofPaging = new Set(['page', 'limit', 'after']);

/** Whether an admin of this role may read a list. */
export function mayReadList(actor: KnownActor, list: string): boolean {
  const call = calls[list as ListId];
  return (
    actor.role === 'admin' && call.policy === 'admin' && mayAdmin(actor.adminRole, call.permission)
  );
}

/** Returns the first parameter of `query` that `list` does not have, has twice or with too long a value, or null. */
export function unknownParameter(list: string, query: string): string | null {
  const call = calls[list as ListId];
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const isKnown =
      name === 'size' || (Object.hasOwn(call.query.shape, name) && !ofPaging.has(name));
    if (!isKnown || seen.has(name) || value.length > LONGEST_VALUE) return name;
    seen.add(name);
  }
  return null;
}
