/* What the site says where its operator has not said it otherwise (docs/behaviour/rules.md#site-configuration). */

export const tagline = "The World's Premium Brands In One Destination.";
export const founderNote =
  'We grew up between two coasts, carrying parcels in both directions. Dhow is the shop we wished for: pieces chosen by people who can hold them, and an answer from a person when you ask.';
export const language = 'United Kingdom English';
export const currency = '$ USD';
export const storeHours = 'Mon-Sat 9:00 AM - 8:00 PM';
export const support = 'By chat, at any hour';
export const terms = {
  shippingDays: '3-5 business days',
  returnDays: '30 days',
  refundDays: '7-10 business days',
};
export const ratingBadge = { reviews: '8k+ reviews' };
