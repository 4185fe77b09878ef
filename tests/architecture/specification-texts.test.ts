import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import * as lists from '#languages/en/back-office/lists.ts';
import * as media from '#languages/en/back-office/media.ts';
import { fieldRequired, fieldTooShort } from '#languages/en/refusals/fields.ts';
import * as products from '#languages/en/seller/products.tsx';
import * as frame from '#languages/en/storefront/frame.ts';
import * as home from '#languages/en/storefront/home.ts';
import * as product from '#languages/en/storefront/product-parts.tsx';

/*
 * The texts that the specification asks for, to the letter, by screen. What stands in braces is put in by the code, and
 * stands in it as a text of its own; empty braces hold what people wrote.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

type Screens = Readonly<Record<string, readonly string[]>>;

const storefront: Screens = {
  frame: [
    ...['Home', 'About', 'Sell Product'],
    ...['Contact', 'Fast Delivery', '24/7 Support', 'Instagram'],
    ...['Language', 'United Kingdom English', 'Currency', '$ USD'],
  ],
  home: [
    ...['Luxury meets comfort', 'Discover the latest fashion trends', 'Stand out from the crowd'],
    ...['Shop Now'],
    ...['Watches for Men and Ladies', 'Designer Sunglasses', 'Premium Footwear'],
    ...['TRENDING', "The World's Premium Brands In One Destination."],
    ...['Featured Sellers', 'View All Sellers', 'New {Arrivals}'],
  ],
  shop: [
    ...['You Might Like', 'Price low to high', 'Price high to low'],
    ...['New arrivals', 'Filters', 'Apply Filters', 'Show More Products'],
    ...['No products found', 'Try adjusting your filters or check back later'],
  ],
  listing: ['Price low to high', 'Price high to low', 'Show More'],
  product: [
    ...['SKU', 'Share', '8k+ reviews', 'Recently viewed'],
    ...['Link copied to clipboard!', 'Added to wishlist', 'Removed from wishlist'],
    'Product Not Found',
    "The product you're looking for doesn't exist or has been removed.",
    'Return to Shop',
  ],
  'sellers and categories': [
    ...['View All Sellers', 'View More Collections', 'Show Less'],
    ...['No Sellers Found', 'Try adjusting your search criteria'],
    'No collections found matching your search',
  ],
  about: [
    ...['Contact', 'Terms', 'Shipping', 'Returns', 'Refunds'],
    ...['3-5 business days', '30 days', '7-10 business days', 'Mon-Sat 9:00 AM - 8:00 PM'],
  ],
};

const seller: Screens = {
  registration: [
    ...['Full Name', 'Email address', 'Phone Number', 'Password', 'Register', 'Registering...'],
    'Already have an account? Sign in',
    ...['Email is required', 'Please enter a valid email', 'Phone number is required'],
    ...['Please enter a valid 10-digit phone number', 'Password is required'],
    ...['Registration successful! Please login to continue.', 'Register successfully login please'],
    ...['Registration failed. Please try again.', 'An error occurred during registration.'],
    'An unexpected error occurred. Please try again.',
  ],
  'log-in': [
    ...['Password', 'Sign in', 'Signing in...', 'Forgot your password?', 'Create an account'],
    'Please enter a valid phone number (minimum 10 digits)',
    ...['Login successful', 'Login failed. Please check your credentials.'],
    'An unexpected error occurred. Please try again.',
  ],
  frame: ['Dashboard', 'Product', 'Contact Admin', 'Logout'],
  products: [
    'Manage your products',
    'Your account is pending approval from admin. You can view your products but cannot add or edit them.',
    'Your account is pending approval. Please contact admin for more information.',
    ...['Search products...', 'Add Product', 'No products found', 'Previous', 'Next'],
    ...['Product Name', 'Brand', 'Category', 'Sub Category', 'Price (INR)', 'Price (AED)'],
    ...['Media', 'Actions', 'Failed to fetch seller information'],
    ...['Confirm Delete', 'Cancel', 'Delete'],
    'Are you sure you want to delete this product? This action cannot be undone.',
    ...['Product deleted successfully', 'Failed to delete product'],
  ],
  'the dialog of a product': [
    ...['Add New Product', 'Edit Product', 'Product Name', 'Brand', 'Price (INR)', 'Price (AED)'],
    ...['Category', 'Select Category', 'Sub Category', 'Select Sub Category'],
    ...['Product Description', 'Enter product description...', 'Set as Trending'],
    ...['Switch to Video', 'Switch to Image', 'PNG, JPG up to 10MB', 'MP4, MOV up to 20MB'],
    ...['Create Product', 'Update Product', 'Creating...', 'Updating...'],
  ],
  profile: [
    ...['My Profile', 'Manage your account settings', 'Approved Seller', 'Pending Approval'],
    ...['Logout', 'Profile Information', 'Not set', 'Edit', 'Cancel', 'Name', 'Email (Read Only)'],
    ...['Indian Phone Number', 'Dubai Phone Number', 'Update Profile', 'Updating Profile...'],
    ...['Reset Password', 'Current Password', 'New Password', 'Confirm New Password'],
    ...['Update Password', 'Updating Password...'],
    ...['Failed to fetch user data', 'New passwords do not match', 'Failed to update password'],
    ...['Failed to update profile', 'Password updated successfully'],
    'Profile updated successfully',
  ],
};

const admin: Screens = {
  'log-in': [
    ...['Admin Login', 'Password', 'Sign in'],
    'Forgot your password?',
    'Please enter a valid phone number (minimum 10 digits)',
    ...['Login successful', 'Login failed. Please check your credentials.'],
  ],
  frame: ['Categories', 'Products', 'Sub-Categories', 'Product Types', 'Sellers', 'Logout'],
  categories: [
    ...['Categories', 'Add {Category}', 'LISTED', 'UNLISTED', 'Previous', 'Next'],
    ...['Add New {Category}', 'Edit {Category}', 'Category Name', '{Category} Image'],
    ...['PNG, JPG, GIF up to 10MB', 'Cancel'],
    ...['Create {Category}', 'Update {Category}', 'Creating...', 'Updating...'],
  ],
  'sub-categories': [
    ...['Search {subcategories}...', 'Sub-Category Name', 'Parent Category', 'N/A', 'Image'],
    ...['Created At', 'Actions', 'No {subcategories} found.', 'Previous', 'Next'],
    ...['Add New {Sub-Category}', 'Edit {Sub-Category}'],
  ],
  'product types': [
    ...['Product Type Name', 'Category', 'Sub Category', 'N/A', 'Image', 'Created At', 'Status'],
    ...['LISTED', 'UNLISTED', 'Add {Product Type}'],
  ],
  products: [
    ...['Search products...', 'Product', 'Seller', 'Brand', 'Category', '{INR} price'],
    ...['{AED} price', 'Sub Category', 'Img', 'Trend', 'No products found'],
  ],
  sellers: [
    ...['Profile', 'Seller Name', 'Email', 'Phone', 'Created At', 'Status', 'Active', 'Inactive'],
    ...['Updating...', 'Actions', 'View Products'],
    'Failed to update seller status. Please try again.',
  ],
  "a seller's products": ['Products By {}', 'Trending', 'Yes', 'No'],
};

/** The texts that have something in them, as they are made for a reader. */
const made: readonly (readonly [string, string])[] = [
  [`${home.firstSlide.start} ${home.firstSlide.end}`, 'Premium Collection'],
  [`${home.secondSlide.start} ${home.secondSlide.end}`, 'Elevate Your Style'],
  [`${home.thirdSlide.start} ${home.thirdSlide.end}`, 'Exclusive Designs'],
  [product.shopRating(5, '8k+ reviews'), '5-star rating, 8k+ reviews'],
  [frame.within('30 days'), 'Within 30 days'],
  [fieldRequired({ label: 'Name' }), 'Name is required'],
  [fieldTooShort({ label: 'Password', min: 8 }), 'Password must be at least 8 characters'],
  [products.welcomeNamed('Asha'), 'Welcome, Asha'],
  [media.uploadImage(1), 'Upload Image 1'],
  [media.uploadVideo(4), 'Upload Video 4'],
  ...['entries', 'subcategories'].map(
    (noun) =>
      [
        lists.showing({ first: '11', last: '20', total: '25', noun }),
        `Showing 11 to 20 of 25 ${noun}`,
      ] as const,
  ),
  [lists.pageOf({ page: '2', pages: '3' }), 'Page 2 of 3'],
];

/** All texts in some files: strings, and what stands between the values of templates and in elements. */
function textsIn(...patterns: string[]): Set<string> {
  const found = new Set<string>();
  const note = (text: string) => found.add(text.replace(/\s+/g, ' ').trim());
  for (const file of globSync(patterns, { cwd: root })) {
    if (file.includes('.test.')) continue;
    new Visitor({
      Literal: ({ value }) => {
        if (typeof value === 'string') note(value);
      },
      TemplateElement: ({ value }) => note(value.cooked ?? value.raw),
      JSXText: ({ value }) => note(value),
    }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  }
  return found;
}

const english = (...areas: string[]) => `src/languages/en/{${areas.join()}}/**/*.{ts,tsx}`;
const shared = ['contracts', 'domain', 'refusals'];

test.each([
  // Instagram is called so in every language.
  [
    'storefront',
    storefront,
    [english('storefront', 'ui', ...shared), 'src/web/storefront/footer.tsx'],
  ],
  ['seller', seller, [english('seller', 'back-office', ...shared)]],
  [
    'admin',
    admin,
    [english('back-office', ...shared), 'src/{web/admin,contracts,services}/**/*.{ts,tsx}'],
  ],
])('the %s says what the specification asks for', (_, screens, files) => {
  const texts = textsIn(...files);
  const isThere = (text: string) =>
    text.split(/[{}]/).every((part) => part.trim() === '' || texts.has(part.trim()));
  const lost = Object.entries(screens).flatMap(([screen, wanted]) =>
    wanted.filter((text) => !isThere(text)).map((text) => `${screen}: ${text}`),
  );
  expect(lost).toEqual([]);
});

test('texts with values say it, too', () => {
  expect(made.map(([text]) => text)).toEqual(made.map(([, wanted]) => wanted));
});
