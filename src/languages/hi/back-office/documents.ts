// Pictures to share, catalogues and posters.

export const shareNamed = (name: string) => `${name} को तस्वीर के रूप में शेयर करें`;
export const story = 'स्टोरी';
export const post = 'पोस्ट';
export const shape = 'आकार';
export const language = 'भाषा';
export const prices = 'कीमतें';
export const withoutPrices = 'बिना कीमतों के';
export const making = 'तस्वीर बन रही है…';
export const pictureOf = (name: string) => `${name} की तस्वीर`;
export const send = 'शेयर करें…';
export const download = 'डाउनलोड करें';
export const catalogue = 'कैटलॉग (PDF)…';
export const catalogueTitle = 'PDF कैटलॉग';
export const catalogueText = (most: number) =>
  `एक कवर, फिर हर पेज पर नौ प्रोडक्ट; ज़्यादा से ज़्यादा ${most} प्रोडक्ट।`;
export const catalogueFile = 'catalogue.pdf';
export const makingCatalogue = 'कैटलॉग बन रहा है...';
export const poster = 'पोस्टर';
export const posterText = 'प्रिंट करने के लिए एक पन्ना, आपके पेज के QR कोड के साथ।';
export const downloadPoster = 'पोस्टर डाउनलोड करें';
