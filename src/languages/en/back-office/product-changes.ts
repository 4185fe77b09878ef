export const changeCategory = 'Change category or type';
export const losesDetails =
  'Products lose the details that their new category does not have. Undo brings them back.';
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
export const raiseOriginals = 'Also raise the original price if the new price would reach it';
export const fallBy = 'fall by';
export const perCent = 'Per cent';
export const rounded = (currency: 'INR' | 'AED') => `Rounded (${currency})`;
export const notRounded = 'not at all';
export const roundedTo = (price: string) => `to ${price}`;
export const upToNext = (digit: 9 | 0) => `up to end in ${digit}`;

export const looking = 'Checking what will change…';
export const willChange = 'Will change';
export const keepPrices = 'Keep their prices';
export const standThere = 'Already there';
export const haveValue = 'Already have this value';
export const pricesRefused =
  'Cannot change: the price would be too high, or not below the original price';
export const valueRefused =
  'Cannot change: their category does not have the attribute, or requires it';
export const loseDetails = 'Lose details that the new category does not have';
export const newPrices = (currency: 'INR' | 'AED') => `New prices (${currency})`;
export const fromTo = ({ from, to }: { from: string; to: string }) => `${from} to ${to}`;
export const willBe = 'They will be';
export const firstWillBe = (count: number) => `The first ${count} will be`;
export const noValue = 'Nothing';
export const fromOwnPrice =
  'If a product changes in the meantime, its new price is used as the start.';
