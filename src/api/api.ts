import multipart from '@fastify/multipart';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { LARGEST_VIDEO_BYTES } from '#contracts/media.ts';
import type { AppContext } from '#services/app-context.ts';
import { apiKeyRoutes, webhookRoutes } from './accounts/keys-and-webhooks.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { adminAccounts } from './admin/accounts.ts';
import { adminAnnouncements } from './admin/announcements.ts';
import { auditList } from './admin/audit.ts';
import { adminBin } from './admin/bin.ts';
import { adminAttributes } from './admin/catalogue/attributes.ts';
import { adminCatalogueMerges, parentChanges } from './admin/catalogue/merges.ts';
import { adminTaxonomy } from './admin/catalogue/taxonomy.ts';
import { adminContent, adminHomePage } from './admin/content.ts';
import { adminInbox } from './admin/inbox.ts';
import { adminMails, adminMailTexts } from './admin/mails.ts';
import { adminNewsletter } from './admin/newsletter.ts';
import { adminDevices } from './admin/notices.ts';
import { adminSettings, mediaSweep, systemHealth } from './admin/operation.ts';
import { adminPages } from './admin/pages.ts';
import { adminPeople } from './admin/people.ts';
import { adminEnquiries, adminPipeline, adminReceipts } from './admin/pipeline.ts';
import { adminPrivacy } from './admin/privacy.ts';
import { adminProducts, adminTakeDown } from './admin/products.ts';
import { adminRedirects } from './admin/redirects.ts';
import { adminReports } from './admin/reports.ts';
import { adminSearches, adminSynonyms } from './admin/searches.ts';
import { adminSellerMessages, adminSellerRecord } from './admin/sellers/seller-record.ts';
import {
  adminSellerChanges,
  adminSellerInvitations,
  adminSellerMerge,
  adminSellers,
  sellerSessions,
} from './admin/sellers/sellers.ts';
import { adminWaiting } from './admin/waiting.ts';
import type { Api } from './app.ts';
import { bulkChanges } from './bulk-changes.ts';
import { documentRoutes } from './document-routes.ts';
import { installErrorHandler } from './error-handler.ts';
import { adminFeeds, sellerFeeds } from './feeds/feed-calls.ts';
import { find } from './find.ts';
import { type GuardedRoute, guardRoutes } from './guard.ts';
import { importLists, importRoutes } from './import-routes.ts';
import { inLanguages, sellersReadsInLanguages } from './in-languages.ts';
import { maintenance } from './maintenance.ts';
import { refuseCrossSite } from './network/refuse-cross-site.ts';
import { sendNoStore } from './no-store.ts';
import { apiDescription, describeRoutes } from './openapi.ts';
import { validatorCompiler } from './parse-input.ts';
import { attributeReads, categoryReads } from './public/categories.ts';
import { health } from './public/health.ts';
import { productReads } from './public/products/products.ts';
import { sellerReads } from './public/sellers.ts';
import { homePageReads, navigationReads, pageReads, siteReads } from './public/site.ts';
import { visitorCalls } from './public/visitors.ts';
import type { PublicRead } from './public-read.ts';
import { savedViews } from './saved-views/saved-views.ts';
import { sellerAccounts } from './seller/accounts.ts';
import {
  replyTemplates,
  sellerCustomers,
  sellerEnquiries,
  sellerLeads,
  sellerNumbersCall,
} from './seller/leads.ts';
import { sellerAnnouncements, sellerMessages, sellerNotices } from './seller/messages.ts';
import { productDrafts, sellerAvailability, sellerBin, sellerProducts } from './seller/products.ts';
import { sellerProfile } from './seller/profile.ts';
import { sellerSales } from './seller/sales.ts';
import { sellerStaff } from './seller/staff.ts';

/** The routes of a process that only works in the background. */
export function healthApi(app: Api, context: AppContext): GuardedRoute[] {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorHandler(app, context);
  sendNoStore(app);
  const routes = guardRoutes(app, context);
  health(app, context);
  return routes;
}

/** The reads that anyone may make, in the order of the description. */
export function publicReads(context: AppContext): PublicRead[] {
  const all = [
    siteReads,
    pageReads,
    navigationReads,
    categoryReads,
    homePageReads,
    attributeReads,
    sellerReads,
    productReads,
  ];
  return all.flatMap((reads) => reads(context)).map((read) => inLanguages(context, read));
}

/** All routes below `/api`, each guarded by its policy. Returns those routes. */
export async function api(
  app: Api,
  context: AppContext,
  serveRead: (read: PublicRead) => void,
): Promise<GuardedRoute[]> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorHandler(app, context);
  sendNoStore(app);
  const routes = guardRoutes(app, context);
  refuseCrossSite(app, context);
  await describeRoutes(app, context);
  await app.register(multipart, {
    limits: { fileSize: LARGEST_VIDEO_BYTES + 1 },
    throwFileSizeLimit: false,
  });

  for (const read of publicReads(context)) serveRead(read);
  sellersReadsInLanguages(app, context);
  health(app, context);
  apiDescription(app);
  visitorCalls(app, context);

  sellerAccounts(app, context);
  sessionRoutes(app, context, 'seller');
  apiKeyRoutes(app, context, 'seller');
  webhookRoutes(app, context, 'seller');
  sellerStaff(app, context);
  savedViews(app, context, 'seller');
  sellerProfile(app, context);
  sellerFeeds(app, context);
  sellerMessages(app, context);
  sellerAnnouncements(app, context);
  sellerNotices(app, context);
  sellerProducts(app, context);
  sellerBin(app, context);
  sellerAvailability(app, context);
  productDrafts(app, context);
  bulkChanges(app, context, 'seller');
  importRoutes(app, context, 'seller');
  documentRoutes(app, context, 'seller');
  importLists(app, context);
  sellerEnquiries(app, context);
  sellerNumbersCall(app, context);
  sellerLeads(app, context);
  sellerCustomers(app, context);
  sellerSales(app, context);
  replyTemplates(app, context);

  adminAccounts(app, context);
  sessionRoutes(app, context, 'admin');
  apiKeyRoutes(app, context, 'admin');
  webhookRoutes(app, context, 'admin');
  savedViews(app, context, 'admin');
  adminDevices(app, context);
  adminSellers(app, context);
  sellerSessions(app, context);
  adminSellerChanges(app, context);
  adminSellerMerge(app, context);
  adminSellerMessages(app, context);
  adminSellerRecord(app, context);
  adminSellerInvitations(app, context);
  adminProducts(app, context);
  bulkChanges(app, context, 'admin');
  importRoutes(app, context, 'admin');
  documentRoutes(app, context, 'admin');
  adminTakeDown(app, context);
  adminReports(app, context);
  adminTaxonomy(app, context);
  adminAttributes(app, context);
  adminContent(app, context);
  adminPages(app, context);
  adminSynonyms(app, context);
  adminBin(app, context);
  adminRedirects(app, context);
  adminSearches(app, context);
  adminWaiting(app, context);
  parentChanges(app, context);
  adminCatalogueMerges(app, context);
  adminEnquiries(app, context);
  adminPipeline(app, context);
  adminReceipts(app, context);
  adminInbox(app, context);
  adminNewsletter(app, context);
  adminAnnouncements(app, context);
  adminMails(app, context);
  adminMailTexts(app, context);
  mediaSweep(app, context);
  adminPrivacy(app, context);
  adminPeople(app, context);
  adminSettings(app, context);
  adminFeeds(app, context);
  maintenance(app, context);
  adminHomePage(app, context);
  auditList(app, context);
  systemHealth(app, context);
  find(app, context);

  return routes;
}
