/** The banner that leads to three categories, each found by a part of its name. */
export const promotions = 'العروض';
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
export const explore = 'استكشف';

export const trending = 'الأكثر رواجًا';
export const trendingLine = 'أرقى العلامات التجارية العالمية في وجهة واحدة';
export const trendingPieces = 'القطع الأكثر رواجًا';
export const previousPieces = 'القطع السابقة';
export const nextPieces = 'القطع التالية';

export const featuredSellers = 'بائعون مميّزون';
export const viewAllSellers = 'عرض جميع البائعين';

export const newArrivals = (
  <>
    وصل <em>حديثًا</em>
  </>
);
export const arrivedThisWeek = 'ما عرضه بائعونا هذا الأسبوع، بدءًا بالأحدث.';
export const arrived = 'ما عرضه بائعونا، بدءًا بالأحدث.';
export const seeNew = 'اطّلع على الجديد';
