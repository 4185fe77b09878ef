import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page (SPEC §2). The outer layout is the storefront's frame, the inner one catches failures. */
export default [
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
      route('products/:type', 'storefront/listing/products-of-type.tsx'),
      route('products/:seller/:category/:id', 'storefront/listing/products-of-seller.tsx'),
      route('about', 'storefront/about/about.tsx'),
      route('seller/*', 'storefront/sell/sell.tsx'),
      route('*', 'storefront/not-found.tsx'),
    ]),
  ]),
  layout('admin/office.tsx', [
    route('admin/login', 'admin/accounts/login.tsx'),
    route('admin/forgot-password', 'admin/accounts/forgot-password.tsx'),
    route('admin/reset-password', 'admin/accounts/reset-password.tsx'),
    route('admin', 'admin/workplace.tsx', [
      index('admin/home.tsx'),
      route('category', 'admin/catalogue/category.tsx'),
      route('sub-category', 'admin/catalogue/sub-category.tsx'),
      route('product-type', 'admin/catalogue/product-type.tsx'),
      route('product', 'admin/products/product.tsx'),
      route('sellers', 'admin/sellers/sellers.tsx'),
      route('sellers/:id', 'admin/sellers/seller-products.tsx'),
      route('sellers/:id/profile', 'admin/sellers/seller-profile.tsx'),
      route('sellers/:id/enquiries', 'admin/sellers/seller-enquiries.tsx'),
      route('sellers/:id/activity', 'admin/sellers/seller-activity.tsx'),
      route('approvals', 'admin/sellers/approvals.tsx'),
      route('dashboard', 'admin/dashboard/dashboard.tsx'),
      route('enquiries', 'admin/activity/enquiries.tsx'),
      route('messages', 'admin/inbox/messages.tsx'),
      route('newsletter', 'admin/inbox/newsletter.tsx'),
      route('audit', 'admin/activity/audit.tsx'),
      route('account', 'admin/accounts/account.tsx'),
      route('*', 'admin/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
