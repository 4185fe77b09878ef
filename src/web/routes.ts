import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const isEnglish = (process.env.PAGES_LANGUAGE ?? 'en') === 'en';

const forPrograms = [
  route('sitemap.xml', 'storefront/seo/sitemap-index.ts'),
  route('sitemap/:part', 'storefront/seo/sitemap-part.ts'),
  route('stories/feed.xml', 'storefront/seo/stories-feed.ts'),
  route('robots.txt', 'storefront/seo/robots.ts'),
  route('manifest.webmanifest', 'storefront/seo/web-manifest.ts'),
];

const forShoppers = [
  layout('storefront/layout.tsx', [
    layout('storefront/page-boundary.tsx', [
      index('storefront/home/home.tsx'),
      route('shop', 'storefront/shop/shop.tsx'),
      route('product/:id?', 'storefront/product/product.tsx'),
      route('category/:id?', 'storefront/category/category.tsx'),
      route('seller-list', 'storefront/sellers/seller-list.tsx'),
      route('seller-list/:id', 'storefront/sellers/seller.tsx'),
      route('seller-list/:seller/category/:category', 'storefront/sellers/sub-categories.tsx'),
      route('product-type/:category', 'storefront/category/product-types.tsx'),
      route('products/:type', 'storefront/product-list/products-of-type.tsx'),
      route('products/:seller/:category/:id', 'storefront/product-list/products-of-seller.tsx'),
      route('favourites', 'storefront/favourites/favourites.tsx'),
      route('compare', 'storefront/compare/compare.tsx'),
      route('enquiry-list', 'storefront/enquiry-list/enquiry-list.tsx'),
      route('enquiry-form', 'storefront/enquiry-form/enquiry-form.tsx'),
      route('your-enquiries', 'storefront/your-enquiries/your-enquiries.tsx'),
      route('report', 'storefront/report/report.tsx'),
      route('about', 'storefront/about/about.tsx'),
      route('privacy', 'storefront/privacy/privacy.tsx'),
      route('stories/:name?', 'storefront/stories/stories.tsx'),
      route('pages/:name', 'storefront/stories/plain-page.tsx'),
      route('newsletter/:step', 'storefront/newsletter/newsletter-step.tsx'),
      route('*', 'storefront/messages/not-found.tsx'),
    ]),
  ]),
];

const forSellers = [
  layout('seller/back-office.tsx', [
    route('login', 'seller/accounts/redirect-to-login.tsx'),
    route('seller/register', 'seller/accounts/register.tsx'),
    route('seller/forgot-password', 'seller/accounts/forgot-password.tsx'),
    route('seller/reset-password', 'seller/accounts/reset-password.tsx'),
    route('seller/confirm-email', 'seller/accounts/confirm-email.tsx'),
    route('seller/accept-invitation', 'seller/staff/accept-invitation.tsx'),
    route('seller', 'seller/accounts/login.tsx', { index: true }),
    route('seller', 'seller/back-office-layout.tsx', { id: 'seller/back-office-layout' }, [
      route('product', 'seller/products/products.tsx'),
      route('dashboard', 'seller/profile/profile.tsx'),
      route('enquiries', 'seller/leads/inbox/inbox.tsx', [
        index('seller/leads/inbox/no-lead.tsx'),
        route(':id', 'seller/leads/lead/lead.tsx'),
      ]),
      route('enquiries/list', 'seller/enquiries/enquiry-list.tsx'),
      route('enquiries/customers', 'seller/leads/customers/customers.tsx'),
      route('enquiries/customers/:id', 'seller/leads/customers/customer.tsx'),
      route('enquiries/templates', 'seller/leads/replies/templates.tsx'),
      route('enquiries/numbers', 'seller/enquiries/enquiry-numbers.tsx'),
      route('import', 'seller/imports/imports.tsx'),
      route('staff', 'seller/staff/staff.tsx'),
      route('announcements', 'seller/messages/announcements.tsx'),
      route('deleted', 'seller/bin/bin.tsx'),
    ]),
    route('seller/*', 'seller/not-found.tsx'),
  ]),
];

const forAdmins = [
  layout('admin/back-office.tsx', [
    route('admin/login', 'admin/accounts/login.tsx'),
    route('admin/forgot-password', 'admin/accounts/forgot-password.tsx'),
    route('admin/reset-password', 'admin/accounts/reset-password.tsx'),
    route('admin/accept-invitation', 'admin/accounts/accept-invitation.tsx'),
    route('admin', 'admin/back-office-layout.tsx', [
      index('admin/home.tsx'),
      route('category', 'admin/catalogue/category.tsx'),
      route('sub-category', 'admin/catalogue/sub-category.tsx'),
      route('product-type', 'admin/catalogue/product-type.tsx'),
      route('merge/:kind/:id', 'admin/catalogue/merge/merge.tsx'),
      route('brands', 'admin/catalogue/brands.tsx'),
      route('attributes', 'admin/attributes/attributes.tsx'),
      route('product', 'admin/products/product.tsx'),
      route('import', 'admin/imports/imports.tsx'),
      route('sellers', 'admin/sellers/sellers.tsx'),
      route('sellers/:id', 'admin/sellers/seller-products.tsx'),
      route('sellers/:id/profile', 'admin/sellers/seller-profile.tsx'),
      route('sellers/:id/enquiries', 'admin/sellers/seller-enquiries.tsx'),
      route('sellers/:id/activity', 'admin/sellers/seller-activity.tsx'),
      route('sellers/:id/messages', 'admin/sellers/seller-messages.tsx'),
      route('sellers/:id/sessions', 'admin/sellers/seller-sessions.tsx'),
      route('sellers/:id/merge', 'admin/sellers/merge/merge.tsx'),
      route('approvals', 'admin/approvals/approvals.tsx'),
      route('approvals/answers', 'admin/approvals/answers.tsx'),
      route('approvals/changes', 'admin/approvals/changes.tsx'),
      route('approvals/looks', 'admin/approvals/looks.tsx'),
      route('approvals/looks/:productId', 'admin/approvals/review/review-piece.tsx'),
      route('approvals/invited', 'admin/approvals/invited.tsx'),
      route('leads', 'admin/pipeline/pipeline.tsx'),
      route('leads/waiting', 'admin/pipeline/waiting-sellers.tsx'),
      route('leads/conversion', 'admin/pipeline/conversion.tsx'),
      route('reports', 'admin/reports/open-reports.tsx'),
      route('reports/answered', 'admin/reports/answered-reports.tsx'),
      route('dashboard', 'admin/dashboard/dashboard.tsx'),
      route('enquiries', 'admin/activity/enquiries.tsx'),
      route('messages', 'admin/inbox/messages.tsx'),
      route('announcements', 'admin/inbox/announcements.tsx'),
      route('newsletter', 'admin/inbox/newsletter.tsx'),
      route('newsletter/issues', 'admin/inbox/newsletter-issues.tsx'),
      route('newsletter/issues/:issueId', 'admin/inbox/newsletter-issue.tsx'),
      route('mails', 'admin/inbox/mails.tsx'),
      route('content', 'admin/content/content.tsx'),
      route('pages', 'admin/pages/pages.tsx'),
      route('pages/:pageId', 'admin/pages/page.tsx'),
      route('mails/texts', 'admin/inbox/mail-texts.tsx'),
      route('searches', 'admin/searches/synonyms.tsx'),
      route('searches/nothing', 'admin/searches/fruitless-searches.tsx'),
      route('searches/frequent', 'admin/searches/frequent-searches.tsx'),
      route('searches/blocked', 'admin/searches/blocked-words.tsx'),
      route('bin', 'admin/bin/bin.tsx'),
      route('redirects', 'admin/redirects/redirects.tsx'),
      route('redirects/not-found', 'admin/redirects/missing-pages.tsx'),
      route('audit', 'admin/activity/audit.tsx'),
      route('privacy', 'admin/privacy/privacy.tsx'),
      route('home-page', 'admin/home-page/home-page.tsx'),
      route('people', 'admin/people/people.tsx'),
      route('settings', 'admin/settings/settings.tsx'),
      route('health', 'admin/health/health.tsx'),
      route('account', 'admin/accounts/account.tsx'),
    ]),
    route('admin/*', 'admin/not-found.tsx'),
  ]),
];

/**
 * Every page. The outer layout is the storefront's frame, the inner one catches failures. What programs read and the
 * admins' back office are there once, in English.
 */
export default [
  ...(isEnglish ? forPrograms : []),
  ...forShoppers,
  ...forSellers,
  ...(isEnglish ? forAdmins : []),
] satisfies RouteConfig;
