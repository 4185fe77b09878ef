// Products, their values, and how they stand.

export const tooManyMedia = ({ most }: { most: number }) =>
  `एक प्रोडक्ट में ${most} तक फ़ोटो और वीडियो हो सकते हैं।`;
export const priceWouldBeTooHigh = 'कीमत बहुत ज़्यादा हो जाएगी।';
export const categoryGone = 'यह कैटेगरी नहीं है। दूसरी चुनें।';
export const subCategoryOfOther = 'यह सब-कैटेगरी चुनी हुई कैटेगरी की नहीं है।';
export const productTypeOfOther = 'यह प्रोडक्ट टाइप चुनी हुई सब-कैटेगरी का नहीं है।';
export const articleNumberTaken = 'आपके एक प्रोडक्ट का यही आर्टिकल नंबर है।';
export const tooManyDrafts = ({ most }: { most: number }) =>
  `आपके ${most} ड्राफ़्ट हैं। नया रखने के लिए एक मिटाएँ।`;
export const sayReservedUntil = 'बताएँ कि प्रोडक्ट किस दिन तक रिज़र्व है।';
export const noEditWaits = 'इस प्रोडक्ट का कोई बदलाव अब मंज़ूरी के लिए बाकी नहीं है।';
export const notTakenDown = 'यह प्रोडक्ट हटाया हुआ नहीं है।';
export const sizeNotOfProduct = 'यह प्रोडक्ट इस साइज़ में नहीं आता।';
export const productDeletedMeanwhile = 'यह प्रोडक्ट इस बीच मिटा दिया गया।';
export const notShownToShare = 'ग्राहकों को यह प्रोडक्ट अभी नहीं दिखता, इसलिए इसका लिंक कहीं नहीं पहुँचेगा।';
export const tooManyForCatalogue = ({ most }: { most: number }) =>
  `एक कैटलॉग में ज़्यादा से ज़्यादा ${most} प्रोडक्ट हो सकते हैं। कम चुनें।`;
export const nothingForCatalogue = 'इनमें से कोई प्रोडक्ट अब मौजूद नहीं है। दूसरे चुनें।';
export const tooManyToExport = '10,000 से ज़्यादा प्रोडक्ट हैं। CSV चुनें, उसमें सब आ सकते हैं।';
