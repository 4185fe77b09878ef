/* What the site says where its operator has not said it otherwise (docs/behaviour/rules.md#site-configuration). */

export const tagline = 'दुनिया के प्रीमियम ब्रांड, एक ही जगह।';
export const founderNote =
  'हम दो किनारों के बीच बड़े हुए, दोनों तरफ़ पार्सल ले जाते हुए। Dhow वही दुकान है जो हम हमेशा चाहते थे: प्रोडक्ट वे लोग चुनते हैं जो उन्हें हाथ में लेकर परख सकते हैं, और आप पूछें तो जवाब कोई इंसान देता है।';
export const language = 'हिन्दी';
export const currency = 'अमेरिकी डॉलर ($)';
export const storeHours = 'सोमवार से शनिवार, सुबह 9 से रात 8 बजे';
export const support = 'चैट पर, किसी भी समय';
export const terms = {
  shippingDays: '3 से 5 कामकाजी दिन',
  returnDays: '30 दिन',
  refundDays: '7 से 10 कामकाजी दिन',
};
export const ratingBadge = { reviews: '8 हज़ार से ज़्यादा रिव्यू' };
