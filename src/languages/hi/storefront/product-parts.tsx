import type { ReactNode } from 'react';
import { plural } from '#languages/hi/plural.ts';

export const askForOneLikeIt = 'ऐसे ही प्रोडक्ट के बारे में पूछें';
export const askForSimilar = 'ऐसा और पूछें';
export const enquire = 'पूछें';
export const enquireByChat = 'चैट पर पूछें';
export const writeToSeller = 'विक्रेता को लिखें';
export const askedOn = (day: string) => `आपने ${day} को इसके बारे में पूछा था`;

export const size = {
  notAvailable: '(उपलब्ध नहीं)',
  noneAvailable: 'अभी कोई साइज़ उपलब्ध नहीं है।',
};

export const starsOfFive = (stars: string) => `5 में से ${stars} स्टार`;
export const reviews = (count: number) => plural(count, { one: '# रिव्यू', other: '# रिव्यू' });
export const lowestPrice = (price: string) => `पिछले 30 दिनों की सबसे कम कीमत: ${price}`;

export const favourites = 'पसंदीदा';
export const share = 'शेयर करें';
export const linkCopied = 'लिंक कॉपी हो गया!';
export const linkNotCopied = 'लिंक कॉपी नहीं हो सका। यह ब्राउज़र में ऊपर पते की जगह पर है।';

export const inStock = 'स्टॉक में';
export const available = (count: number) => plural(count, { one: '# उपलब्ध', other: '# उपलब्ध' });

export const soldBy = 'विक्रेता';
export const category = 'कैटेगरी';
/** A category and the part of it that a piece stands in. */
export const inCategory = (category: ReactNode, subCategory: ReactNode) => (
  <>
    {category}, {subCategory}
  </>
);
export const inTheStory = 'इस कहानी में';
export const shipping = 'शिपिंग';
export const returns = 'वापसी';
export const returnsWithin = (days: string) => `${days} के अंदर`;
export const sku = 'SKU';
export const shopRating = (stars: number, reviews: string) => `${stars} स्टार रेटिंग, ${reviews}`;
export const reportPiece = 'इस प्रोडक्ट की शिकायत करें';

export const specification = 'पूरी जानकारी';
export const recentlyViewed = 'हाल में देखे गए';
