export const subCategory = 'Sub-category';
export const brand = 'Brand';
export const seller = 'Seller';
export const discount = 'Discount';
export const reduced = 'Reduced';
export const isNew = 'New';
export const newThisWeek = 'New this week';
export const availability = 'Availability';
export const available = 'Available';
export const reserved = 'Reserved';
export const sold = 'Sold';
export const yes = 'Yes';
/** What stands behind the name of a size. */
export const inScale = (name: string, scale: string) => `${name} (${scale})`;
/** A size as a search reads it, without its scale. */
export const size = (label: string) => `Size ${label}`;
