// What people call the columns of tables besides their titles, by the fields of a product.
export const headings: Readonly<Record<string, readonly string[]>> = {
  name: ['नाम', 'प्रोडक्ट', 'उत्पाद', 'उत्पाद का नाम'],
  brand: ['ब्रैंड', 'ब्राण्ड', 'कंपनी'],
  categoryId: ['श्रेणी', 'वर्ग'],
  subCategoryId: ['उप-श्रेणी', 'उपश्रेणी', 'सब कैटेगरी'],
  productTypeId: ['प्रकार', 'टाइप'],
  priceINR: ['कीमत', 'दाम', 'मूल्य', 'कीमत (₹)', 'कीमत रुपये में', 'रुपये'],
  priceAED: ['कीमत (दिरहम)', 'कीमत दिरहम में', 'दिरहम'],
  originalPrice: ['मूल कीमत', 'MRP', 'एमआरपी'],
  originalPriceAED: ['मूल कीमत (दिरहम)'],
  description: ['विवरण'],
  nameArabic: ['अरबी नाम'],
  nameHindi: ['हिंदी नाम', 'नाम हिंदी में'],
  descriptionArabic: ['अरबी विवरण'],
  descriptionHindi: ['हिंदी विवरण', 'विवरण हिंदी में'],
  trending: ['ट्रेंडिंग'],
  sellerSku: ['आइटम नंबर', 'प्रोडक्ट नंबर'],
  availability: ['स्थिति', 'उपलब्ध'],
  reservedUntil: ['रिज़र्व', 'कब तक रिज़र्व', 'रिज़र्व तक'],
};

/** What a template shows as the name and the description of a product in this language. */
export const examples = {
  name: 'हार्बर क्रोनोग्राफ़',
  description: '40 मिमी का स्टील केस और सैफ़ायर शीशा।',
};
