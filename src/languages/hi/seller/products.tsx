import type { ReactNode } from 'react';

export const welcome = 'स्वागत है';
export const welcomeNamed = (name: string) => `स्वागत है, ${name}`;
export const text = 'अपने प्रोडक्ट सँभालें';
export const noun = 'प्रोडक्ट';
export const search = 'प्रोडक्ट खोजें...';
export const emptyTitle = 'कोई प्रोडक्ट नहीं मिला';
export const emptyText = 'पहला प्रोडक्ट जोड़ें, या कई एक साथ टेबल से इंपोर्ट करें।';
export const add = 'प्रोडक्ट जोड़ें';
export const logOut = 'लॉग आउट';
export const selfFailed = 'विक्रेता की जानकारी लोड नहीं हो सकी';

export const name = 'प्रोडक्ट का नाम';
export const state = 'स्थिति';
export const brand = 'ब्रांड';
export const category = 'कैटेगरी';
export const subCategory = 'सब-कैटेगरी';
export const priceINR = 'कीमत (INR)';
export const priceAED = 'कीमत (AED)';
export const media = 'मीडिया';
export const added = 'जोड़ा गया';
export const oldestFirst = 'पुराने पहले';
export const newestFirst = 'नए पहले';
export const lastChanged = 'पिछला बदलाव';
export const longestUnchangedFirst = 'पुराने बदलाव पहले';
export const lastChangedFirst = 'नए बदलाव पहले';
export const justAdded = 'अभी जोड़ा';
export const stockNumber = (code: string) => `SKU ${code}`;
export const articleNumber = (code: ReactNode) => <>आर्टिकल {code}</>;
/** After a number, for screen readers. */
export const pictures = (_count: number) => 'फ़ोटो';
export const videos = (_count: number) => 'वीडियो';

export const allCategories = 'सभी कैटेगरी';
export const picturesFilter = 'फ़ोटो';
export const withOrWithoutPictures = 'फ़ोटो के साथ या बिना';
export const withoutPictures = 'बिना फ़ोटो';

export const duplicate = 'कॉपी बनाएँ';
export const reserveMenu = 'रिज़र्व करें…';
export const reserveAnew = 'किसी और दिन तक रिज़र्व करें…';
export const sizesMenu = 'साइज़…';
export const pricesMenu = 'कीमतें…';
export const enquiries = 'इसकी पूछताछ';
export const show = 'ग्राहकों को दिखाएँ';
export const hide = 'ग्राहकों से छिपाएँ';

export const markSold = 'बिका मार्क करें';
export const markOneSold = 'एक बिका';
export const makeAvailable = 'उपलब्ध करें';

export const reserve = 'रिज़र्व करें';
export const reserveNamed = (name: string) => `${name} रिज़र्व करें`;
export const reservationText =
  'ग्राहकों को यह दिन दिखता है और वे फिर भी पूछ सकते हैं। उस दिन के बाद प्रोडक्ट अपने आप फिर उपलब्ध हो जाता है।';
export const reservedUntil = 'कब तक रिज़र्व';

export const sizesOf = (name: string) => `${name} के साइज़`;
export const sizesText = 'जो साइज़ बिक चुके हैं, वे शॉप में कटे हुए दिखते हैं।';

export const deleteTitle = 'मिटाने की पुष्टि करें';
export const deleteText = 'क्या आप यह प्रोडक्ट मिटाना चाहते हैं? इसे वापस नहीं लिया जा सकता।';
export const remove = 'मिटाएँ';
export const deleting = 'मिट रहा है...';
export const deleted = 'प्रोडक्ट मिटा दिया गया';
export const notDeleted = 'प्रोडक्ट नहीं मिट सका';

export const takenDown = 'हटाया गया';
export const waitsForApproval = 'मंज़ूरी बाकी';
export const notApproved = 'मंज़ूर नहीं हुआ';
export const takenDownFor = (reason: ReactNode) => <>इसे हटाया गया: {reason}</>;
export const askForLook = 'फिर जाँच के लिए कहें';
export const askedForLook = 'आपने फिर जाँच के लिए कहा है';
/** After either, for screen readers. */
export const lookAt = (name: string) => `: ${name}`;
export const askForLookAt = (name: string) => `फिर जाँच के लिए कहें: ${name}`;
export const asking = 'भेजा जा रहा है...';
export const whatYouChanged = 'आपने क्या बदला (ज़रूरी नहीं)';

export const editWaits = 'बदलाव को मंज़ूरी बाकी';
export const editDeclined = 'बदलाव मंज़ूर नहीं हुआ';
