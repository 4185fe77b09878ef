import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { adminScreens } from './admin/screens.ts';
import { sellerScreens } from './seller/screens.ts';

const isEnglish = (process.env.PAGES_LANGUAGE ?? 'en') === 'en';

const forPrograms = [
  route('sitemap.xml', 'storefront/seo/sitemap-index.ts'),
  route('sitemap/:part', 'storefront/seo/sitemap-part.ts'),
  route('stories/feed.xml', 'storefront/seo/stories-feed.ts'),
  route('robots.txt', 'storefront/seo/robots.ts'),
  route('llms.txt', 'storefront/seo/llms.ts'),
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
      ...sellerScreens.map(({ path, file, within = {} }) =>
        route(
          path,
          `seller/${file}`,
          Object.entries(within).map(([below, part]) =>
            below === '' ? index(`seller/${part}`) : route(below, `seller/${part}`),
          ),
        ),
      ),
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
      ...adminScreens.map(({ path, file }) => route(path, `admin/${file}`)),
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
