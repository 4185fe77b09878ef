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
