export const title = 'प्रोडक्ट फ़ीड';
export const text =
  'Google और Meta (Facebook, Instagram, WhatsApp) इन पतों से आपके प्रोडक्ट उसी पल की हालत में लेते हैं। जिसे पता मालूम है वह इसे पढ़ सकता है: इसे किसी और को न दिखाएँ।';
export const region = 'किसके दाम';
export const regions = { IN: 'भारत (₹)', AE: 'अमीरात (AED)' };
export const language = 'भाषा';
export const files = {
  'google.xml': 'Google, XML',
  'google.tsv': 'Google, टेबल (TSV)',
  'meta.csv': 'Meta, टेबल (CSV)',
  'meta.xml': 'Meta, XML',
};
export const copy = 'कॉपी करें';
export const makeAddress = 'पता बनाएँ';
export const newAddress = 'नया पता बनाएँ';
export const newAddressAsked = 'नया पता बनाएँ?';
export const newAddressText = 'मौजूदा पते पर फिर कुछ नहीं मिलेगा: नया पता हर लेने वाले को दें।';
export const notYet = 'अभी कोई पता नहीं है।';

export const problemsTitle = 'लेने वाले क्या ठुकराएँगे';
export const noProblems = 'कुछ नहीं: हर प्रोडक्ट लिया जा सकता है।';
export const problems = {
  'no-picture': 'तस्वीर नहीं: यह फ़ीड में नहीं जाता',
  'small-picture': 'पहली तस्वीर की एक भुजा 500 पिक्सेल से छोटी है',
  capitals: 'पूरा नाम बड़े अक्षरों में है',
  'no-description': 'विवरण नहीं: उसकी जगह नाम भेजा जाता है',
  'long-name': 'नाम 150 अक्षरों से लंबा है: बाकी काट दिया जाता है',
};
