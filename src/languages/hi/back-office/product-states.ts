export const availability = 'उपलब्धता';
export const availableOrNot = 'उपलब्ध या नहीं';
export const available = 'उपलब्ध';
export const reserved = 'रिज़र्व';
export const sold = 'बिक गया';

export const visibility = 'ग्राहकों को';
export const shownOrHidden = 'दिखता या छिपा हुआ';
export const shown = 'ग्राहकों को दिखता है';
export const hidden = 'छिपा हुआ';
export const hiddenBySeller = 'छिपा हुआ: विक्रेता ने छिपाया';
export const hiddenTakenDown = 'छिपा हुआ: हटाया गया';
export const hiddenNotApproved = 'छिपा हुआ: मंज़ूर नहीं';
export const hiddenSold = 'छिपा हुआ: बिक गया';
export const hiddenSellerNotActive = 'छिपा हुआ: विक्रेता चालू नहीं';
export const hiddenCategoryUnlisted = 'छिपा हुआ: कैटेगरी बंद';
export const hiddenSubCategoryUnlisted = 'छिपा हुआ: सब-कैटेगरी बंद';
export const hiddenTypeUnlisted = 'छिपा हुआ: प्रोडक्ट टाइप बंद';

/** Reasons why shoppers do not see a product, of which `hiddenFor` takes several. */
export const bySeller = 'विक्रेता ने छिपाया';
export const takenDown = 'हटाया गया';
export const notApproved = 'मंज़ूर नहीं';
export const isSold = 'बिक गया';
export const sellerNotActive = 'विक्रेता चालू नहीं';
export const categoryUnlisted = 'कैटेगरी बंद';
export const subCategoryUnlisted = 'सब-कैटेगरी बंद';
export const typeUnlisted = 'प्रोडक्ट टाइप बंद';
export const hiddenFor = (reasons: readonly string[]) => `छिपा हुआ: ${reasons.join(', ')}`;
export const notShown = 'ग्राहकों को नहीं दिखता';

export const brand = 'ब्रांड';
export const priceFrom = 'कीमत इससे (INR)';
export const priceTo = 'कीमत इस तक (INR)';
export const addedFrom = 'कब से जोड़े गए';
export const addedTo = 'कब तक जोड़े गए';

/** Why a product is taken down, in words that its seller reads. */
export const takeDownReasons = {
  authenticity: 'हमें शक है कि यह असली नहीं है',
  pictures: 'फ़ोटो इस प्रोडक्ट की नहीं हैं, या दिखाई नहीं जा सकतीं',
  description: 'विवरण इस प्रोडक्ट से मेल नहीं खाता',
  price: 'कीमत सही नहीं लगती',
  category: 'यह गलत कैटेगरी में है',
  'not-allowed': 'यह यहाँ नहीं बेचा जा सकता',
  other: 'कोई और वजह',
  'not-approved': 'नए प्रोडक्ट ग्राहकों को दिखने से पहले जाँचे जाते हैं',
};

export const left = (quantity: number) => `${quantity} बचे`;
export const leftWithReserved = (of: { quantity: number; reserved: number }) =>
  `${of.quantity} बचे, उनमें से ${of.reserved} रिज़र्व`;
