import type { ReactNode } from 'react';

export const welcome = 'Welcome';
export const welcomeNamed = (name: string) => `Welcome, ${name}`;
export const text = 'Manage your products';
export const noun = 'entries';
export const search = 'Search products...';
export const emptyTitle = 'No products found';
export const emptyText = 'Add the first one, or import a table of them.';
export const add = 'Add Product';
export const logOut = 'Logout';
export const selfFailed = 'Failed to fetch seller information';

export const name = 'Product Name';
export const state = 'State';
export const brand = 'Brand';
export const category = 'Category';
export const subCategory = 'Sub Category';
export const priceINR = 'Price (INR)';
export const priceAED = 'Price (AED)';
export const media = 'Media';
export const added = 'Added';
export const oldestFirst = 'Oldest first';
export const newestFirst = 'Newest first';
export const lastChanged = 'Last changed';
export const longestUnchangedFirst = 'Oldest change first';
export const lastChangedFirst = 'Newest change first';
export const justAdded = 'Just added';
export const stockNumber = (code: string) => `SKU ${code}`;
export const articleNumber = (code: ReactNode) => <>Article {code}</>;
/** After a number, for screen readers. */
export const pictures = (_count: number) => 'pictures';
export const videos = (_count: number) => 'videos';

export const allCategories = 'All categories';
export const picturesFilter = 'Pictures';
export const withOrWithoutPictures = 'With or without pictures';
export const withoutPictures = 'Without pictures';

export const duplicate = 'Duplicate';
export const reserveMenu = 'Reserve…';
export const reserveAnew = 'Reserve until another day…';
export const sizesMenu = 'Sizes…';
export const pricesMenu = 'Prices…';
export const enquiries = 'Its enquiries';
export const show = 'Show to shoppers';
export const hide = 'Hide from shoppers';

export const markSold = 'Mark sold';
export const markOneSold = 'Mark one sold';
export const makeAvailable = 'Make available';

export const reserve = 'Reserve';
export const reserveNamed = (name: string) => `Reserve ${name}`;
export const reservationText =
  'Shoppers see this day, and can still ask. After it, the product is available again by itself.';
export const reservedUntil = 'Reserved until';

export const sizesOf = (name: string) => `Sizes of ${name}`;
export const sizesText = 'Sold sizes are crossed out in the shop.';

export const deleteTitle = 'Confirm Delete';
export const deleteText =
  'Are you sure you want to delete this product? This action cannot be undone.';
export const remove = 'Delete';
export const deleting = 'Deleting...';
export const deleted = 'Product deleted successfully';
export const notDeleted = 'Failed to delete product';

export const takenDown = 'Taken down';
export const waitsForApproval = 'Waiting for approval';
export const notApproved = 'Not approved';
export const takenDownFor = (reason: ReactNode) => <>It was taken down: {reason}</>;
export const askForLook = 'Ask for a new review';
export const askedForLook = 'You asked for a new review';
/** After either, for screen readers. */
export const lookAt = (name: string) => `of ${name}`;
export const askForLookAt = (name: string) => `Ask for a new review: ${name}`;
export const asking = 'Asking...';
export const whatYouChanged = 'What you changed (optional)';

export const editWaits = 'Edit waiting for approval';
export const editDeclined = 'Edit not approved';
