/** The banner of promotions. */
export const promotions = 'العروض';
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

/** Of a list of pieces that an admin put there. */
export const seeAll = 'عرض الكل';
