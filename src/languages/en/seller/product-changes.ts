export const markSold = 'Mark sold';
export const makeAvailable = 'Make available';
export const reserve = 'Reserve';
export const reservedUntil = 'Reserved until';
export const hide = 'Hide';
export const show = 'Show';
export const remove = 'Delete';
export const removeWarning =
  'They are gone at once. It can be undone here, and each can be restored for 30 days.';

export const changePlace = 'Change category or type';
export const losesDetails =
  'Pieces lose the details that their new category does not have. Undo brings them back.';
export const setAttribute = 'Set attribute';
export const category = 'Category';
export const chooseCategory = 'Select Category';
export const subCategory = 'Sub Category';
export const chooseSubCategory = 'Select Sub Category';
export const productType = 'Product Type';
export const noType = 'No type';

export const changePrices = 'Change prices';
export const prices = 'Prices';
export const riseBy = 'rise by';
export const fallBy = 'fall by';
export const perCent = 'Per cent';
export const rounded = (currency: 'INR' | 'AED') => `Rounded (${currency})`;
export const notRounded = 'not at all';
export const roundedTo = (price: string) => `to ${price}`;
export const willBe = 'They will be';
export const firstWillBe = (count: number) => `The first ${count} will be`;
