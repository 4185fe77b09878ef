// What a reply template names in braces, as `{opening hours}`.
export const piece = 'piece';
export const price = 'price';
export const availability = 'availability';
export const openingHours = 'opening hours';
export const shop = 'shop';
export const name = 'name';
export const reference = 'reference';
