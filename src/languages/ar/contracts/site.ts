/* What the site says where its operator has not said it otherwise (docs/behaviour/rules.md#site-configuration). */

export const tagline = 'أرقى العلامات التجارية في العالم، في مكان واحد.';
export const founderNote =
  'نشأنا بين ساحلين، نحمل الطرود في الاتجاهين. ومتجر Dhow هو ما كنّا نتمنّاه: قطع يختارها من يلمسها بيده، وإنسان يجيبك كلما سألت.';
export const language = 'العربية';
export const currency = 'دولار أمريكي ($)';
export const storeHours = 'من الاثنين إلى السبت، من 9\u00a0صباحًا إلى 8\u00a0مساءً';
export const support = 'عبر المحادثة، في أي ساعة';
export const terms = {
  shippingDays: '3 إلى 5 أيام عمل',
  returnDays: '30 يومًا',
  refundDays: '7 إلى 10 أيام عمل',
};
export const ratingBadge = { reviews: 'أكثر من 8 آلاف تقييم' };
