import type { ReactNode } from 'react';

export const editProduct = 'प्रोडक्ट बदलें';
export const addProduct = 'नया प्रोडक्ट जोड़ें';
export const createProduct = 'प्रोडक्ट बनाएँ';
export const creating = 'बन रहा है...';
export const updateProduct = 'प्रोडक्ट अपडेट करें';
export const updating = 'अपडेट हो रहा है...';
export const keepDraft = 'ड्राफ़्ट रखें';
export const draftKept = 'ड्राफ़्ट रख लिया गया। फ़ोटो इसमें नहीं रहतीं।';
export const soldBy = (seller: ReactNode) => <>विक्रेता: {seller}</>;
/** The name that a duplicate begins with. */
export const copyOf = (name: string) => `${name} (कॉपी)`;
/** A copy is a draft until its pictures were chosen. */
export const copyHasNoPictures =
  'इस कॉपी में अभी फ़ोटो नहीं हैं। नई चुनें या मूल प्रोडक्ट वाली लें; तब तक इसे ड्राफ़्ट में रख सकते हैं।';
export const takeSamePictures = 'वही फ़ोटो लें';
export const copyNeedsPictures = 'इस कॉपी के लिए फ़ोटो चुनें, या इसे ड्राफ़्ट में रखें';
export const seeAdded = 'देखें';
export const shareAdded = 'शेयर करें';
export const linkCopied = 'लिंक कॉपी हो गया';
export const linkNotCopied = 'आपके ब्राउज़र ने लिंक कॉपी नहीं करने दिया';
export const fileNotUploaded = 'एक फ़ाइल अपलोड नहीं हुई। फिर कोशिश करें या उसे हटाएँ, फिर सेव करें।';

export const name = 'प्रोडक्ट का नाम';
export const brand = 'ब्रांड';
export const category = 'कैटेगरी';
export const selectCategory = 'कैटेगरी चुनें';
export const subCategory = 'सब-कैटेगरी';
export const selectSubCategory = 'सब-कैटेगरी चुनें';
export const productType = 'प्रोडक्ट टाइप (ज़रूरी नहीं)';
export const anyType = 'कोई भी टाइप';
export const description = 'प्रोडक्ट का विवरण';
export const enterDescription = 'प्रोडक्ट का विवरण लिखें...';
export const originalPriceINR = 'पहले की कीमत INR में (ज़रूरी नहीं)';
export const originalPriceINRHint = 'कटी हुई दिखती है, छूट के साथ।';
export const originalPriceAED = 'पहले की कीमत AED में (ज़रूरी नहीं)';
export const originalPriceAEDHint = 'यही, UAE के ग्राहकों के लिए।';
export const saleUntil = 'इस कीमत का आखिरी दिन (ज़रूरी नहीं)';
export const saleUntilHint = 'इसके बाद असली कीमत फिर लागू हो जाती है।';
export const quantity = 'संख्या (ज़रूरी नहीं)';
export const quantityHint =
  'आपके पास ऐसे कितने हैं। खाली हो तो एक ही माना जाएगा। हर बिक्री पर एक कम होता है।';
export const quantityShown = 'ग्राहकों को दिखाएँ कि कितने उपलब्ध हैं';
export const articleNumber = 'आर्टिकल नंबर (ज़रूरी नहीं)';
export const articleNumberHint = 'आपका अपना नंबर। इंपोर्ट इसी से प्रोडक्ट पहचानता है।';
export const trending = 'ट्रेंडिंग में रखें';
/** Beside the switch, while the wish waits for an admin. */
export const trendingAsked = 'कह दिया है: फ़ैसला एडमिन करेंगे';

export const howItWillLook = 'कैसा दिखेगा';
/** What stands for a brand and a name that are not given yet. */
export const noBrandYet = 'ब्रांड';
export const noNameYet = 'प्रोडक्ट का नाम';
export const percentOff = (percent: number) => `${percent}% छूट`;

export const edit = (product: string) => `${product} बदलें`;
export const remove = (product: string) => `${product} मिटाएँ`;
export const seeOnStorefront = 'शॉप में देखें';
export const seeProductOnStorefront = (product: string) => `${product} शॉप में देखें`;

export const attribute = 'गुण';
export const chooseAttribute = 'गुण चुनें';
export const attributeLeftEmpty =
  'खाली छोड़ने पर यह प्रोडक्ट से हट जाता है। दूसरी कैटेगरी के प्रोडक्ट वैसे ही रहते हैं, और बताए जाते हैं।';

export const editWaitsTitle = 'इस बदलाव को मंज़ूरी मिलनी बाकी है';
export const editWaitsText =
  'फ़ॉर्म में आपका बदलाव है। एडमिन के मंज़ूर करने तक ग्राहकों को प्रोडक्ट पहले जैसा दिखता है। फिर सेव करने पर नया बदलाव इसकी जगह ले लेता है।';
export const editDeclinedTitle = 'यह बदलाव मंज़ूर नहीं हुआ';
export const editDeclinedText =
  'फ़ॉर्म में आपका बदलाव है। ग्राहकों को प्रोडक्ट पहले जैसा दिखता है। इसे बदलकर फिर सेव करें, या वापस लें।';
export const takeBack = 'बदलाव वापस लें';
