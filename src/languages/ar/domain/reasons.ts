/** Why a piece or a shop is reported, in the shopper's words. */
export const reportReasons = {
  counterfeit: 'قد لا يكون المعروض أصليًا',
  stolen: 'قد يكون المعروض مسروقًا',
  description: 'الوصف أو السعر غير صحيح',
  pictures: 'الصور تُظهر شيئًا آخر، أو ليست صور البائع',
  'not-there': 'المعروض غير متوفّر في الواقع',
  'not-allowed': 'لا ينبغي بيع المعروض هنا',
  identity: 'المتجر ينتحل هوية غيره',
  conduct: 'سلوك البائع غير لائق',
  other: 'سبب آخر',
};

/** Why a product is taken down, in words that its seller reads. */
export const takeDownReasons = {
  authenticity: 'لدينا شكّ في أصالة القطعة',
  pictures: 'الصور لا تُظهر القطعة، أو لا يجوز عرضها',
  description: 'النص لا يصف القطعة',
  price: 'لا يمكن أن يكون السعر صحيحًا',
  place: 'القطعة مدرجة في فئة غير صحيحة',
  'not-allowed': 'لا يجوز بيع القطعة هنا',
  other: 'سبب آخر',
};
