/** The three promotions, each leading to a category that is found by a part of its name. */
export const promoWatches = {
  title: 'ساعات رجالية ونسائية',
  text: 'يدوية التعبئة وأوتوماتيكية ومقاومة للماء.',
  finds: 'ساع',
};
export const promoSunglasses = {
  title: 'نظارات شمسية من كبار المصممين',
  text: 'من الأسيتات والتيتانيوم والفولاذ، لأشعة الشمس القوية.',
  finds: 'شمسي',
};
export const promoFootwear = {
  title: 'أحذية فاخرة',
  text: 'للأرصفة والشرفات وشوارع موسم الأمطار.',
  finds: 'أحذي',
};
