/** The banner that leads to three categories. */
export const promotions = 'العروض';
export const promoWatches = {
  title: 'ساعات رجالية ونسائية',
  text: 'يدوية التعبئة وأوتوماتيكية ومقاومة للماء.',
};
export const promoSunglasses = {
  title: 'نظارات شمسية من كبار المصممين',
  text: 'من الأسيتات والتيتانيوم والفولاذ، لضوء الشمس القوي.',
};
export const promoFootwear = {
  title: 'أحذية فاخرة',
  text: 'للأرصفة والشرفات وشوارع المطر.',
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
export const arrivedThisWeek = 'ما عرضه البائعون لدينا هذا الأسبوع، الأحدث أولًا.';
export const arrived = 'ما عرضه البائعون لدينا، الأحدث أولًا.';
export const seeNew = 'اطّلع على الجديد';
