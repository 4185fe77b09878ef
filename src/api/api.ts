import multipart from '@fastify/multipart';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { LARGEST_VIDEO_BYTES } from '#contracts/media.ts';
import type { Marketplace } from '#services/marketplace.ts';
import { adminAccounts } from './admin/accounts.ts';
import { auditList } from './admin/audit.ts';
import { adminCategories } from './admin/categories.ts';
import { adminEnquiries } from './admin/enquiries.ts';
import { adminInbox } from './admin/inbox.ts';
import { adminPrivacy } from './admin/privacy.ts';
import { adminProductTypes } from './admin/product-types.ts';
import { adminProducts } from './admin/products.ts';
import { adminSellerChanges } from './admin/seller-changes.ts';
import { adminSellerMessages } from './admin/seller-messages.ts';
import { sellerSessions } from './admin/seller-sessions.ts';
import { adminSellers } from './admin/sellers.ts';
import { adminSubCategories } from './admin/sub-categories.ts';
import { answerErrors } from './answer-errors.ts';
import type { Api } from './app.ts';
import { type GuardedRoute, guardRoutes } from './guard.ts';
import { forbidKeeping } from './no-store.ts';
import { apiDescription, describeRoutes } from './openapi.ts';
import { publicCategories } from './public/categories.ts';
import { contactForm } from './public/contact.ts';
import { enquiryReports } from './public/enquiries.ts';
import { health } from './public/health.ts';
import { newsletter } from './public/newsletter.ts';
import { publicProductTypes } from './public/product-types.ts';
import { publicProducts } from './public/products.ts';
import { relatedProducts } from './public/related-products.ts';
import { publicSellers } from './public/sellers.ts';
import { siteConfiguration } from './public/site.ts';
import { sitemap } from './public/sitemap.ts';
import { publicSubCategories } from './public/sub-categories.ts';
import { suggestions } from './public/suggestions.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';
import { sellerAccounts } from './seller/accounts.ts';
import { sellerEnquiries } from './seller/enquiries.ts';
import { sellerIdentity } from './seller/identity.ts';
import { sellerImports } from './seller/imports.ts';
import { sellerMessages } from './seller/messages.ts';
import { ownData } from './seller/own-data.ts';
import { productDrafts } from './seller/product-drafts.ts';
import { productTables } from './seller/product-tables.ts';
import { sellerProducts } from './seller/products.ts';
import { sellerProfile } from './seller/profile.ts';
import { sessionRoutes } from './session-routes.ts';

/** The map of the API: everything below `/api`, guarded route by route. Answers those routes. */
export async function api(app: Api, market: Marketplace): Promise<GuardedRoute[]> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  forbidKeeping(app);
  const routes = guardRoutes(app, market);
  refuseCrossSite(app, market);
  await describeRoutes(app, market);
  await app.register(multipart, {
    limits: { fileSize: LARGEST_VIDEO_BYTES + 1 },
    throwFileSizeLimit: false,
  });

  health(app, market);
  apiDescription(app);
  siteConfiguration(app, market);
  publicCategories(app, market);
  publicSubCategories(app, market);
  publicProductTypes(app, market);
  publicSellers(app, market);
  publicProducts(app, market);
  relatedProducts(app, market);
  suggestions(app, market);
  sitemap(app, market);
  enquiryReports(app, market);
  newsletter(app, market);
  contactForm(app, market);

  sellerAccounts(app, market);
  sessionRoutes(app, market, 'seller');
  sellerProfile(app, market);
  ownData(app, market);
  sellerIdentity(app, market);
  sellerMessages(app, market);
  sellerProducts(app, market);
  productDrafts(app, market);
  productTables(app, market);
  sellerImports(app, market);
  sellerEnquiries(app, market);

  adminAccounts(app, market);
  sessionRoutes(app, market, 'admin');
  adminSellers(app, market);
  sellerSessions(app, market);
  adminSellerChanges(app, market);
  adminSellerMessages(app, market);
  adminProducts(app, market);
  adminCategories(app, market);
  adminSubCategories(app, market);
  adminProductTypes(app, market);
  adminEnquiries(app, market);
  adminInbox(app, market);
  adminPrivacy(app, market);
  auditList(app, market);

  return routes;
}
