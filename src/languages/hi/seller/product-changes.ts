export const markSold = 'बिका मार्क करें';
export const makeAvailable = 'उपलब्ध करें';
export const reserve = 'रिज़र्व करें';
export const reservedUntil = 'कब तक रिज़र्व';
export const setQuantity = 'संख्या लिखें';
export const quantityOfEach = 'हर प्रोडक्ट के कितने हैं';
export const quantityOfEachHint = 'हर प्रोडक्ट एक ही हो तो खाली छोड़ें।';
export const hide = 'छिपाएँ';
export const show = 'दिखाएँ';
export const remove = 'मिटाएँ';
export const removeWarning =
  'ये तुरंत मिट जाएँगे। आप इसे यहाँ वापस ले सकते हैं, और हर एक को 30 दिन तक वापस ला सकते हैं।';
