import { plural } from '#languages/hi/plural.ts';

export const title = 'API कुंजियाँ';
export const text = 'कुंजी से कोई प्रोग्राम आपकी ओर से काम करता है: वही जो आप कर सकते हैं, या उससे कम।';
export const notForSupport = 'इस विक्रेता की कुंजियाँ। इन्हें केवल विक्रेता ही बना और रद्द कर सकता है।';
export const none = 'अभी कोई कुंजी नहीं';
export const noneText = 'ऐसे प्रोग्राम के लिए कुंजी बनाएँ जो आपके प्रोडक्ट जोड़े, दाम अपडेट रखे या पूछताछ पढ़े।';

export const make = 'कुंजी बनाएँ';
export const makeTitle = 'नई API कुंजी';
export const name = 'नाम';
export const nameHint = 'इसे कौन-सा प्रोग्राम इस्तेमाल करेगा, जैसे “स्टॉक सिंक”। गतिविधि में यही नाम दिखेगा।';
export const mayDo = 'इससे क्या किया जा सकता है';
export const expires = 'कब तक चलेगी';
export const inDays = (days: number) => plural(days, { one: '# दिन तक', other: '# दिन तक' });
export const never = 'हमेशा';

export const keyOf = (key: string) => `${key} की कुंजी`;
export const keepKey = 'इसे वहाँ कॉपी करें जहाँ प्रोग्राम अपने पासवर्ड रखता है। यह दोबारा नहीं दिखाई जाएगी।';
export const copy = 'कॉपी करें';
export const haveYouKept = 'क्या आपने इसे कॉपी कर लिया?';
export const notShownAgain = 'इसे दोबारा नहीं दिखाया जा सकता। खो जाए तो दूसरा बनाएँ।';
export const haveKept = 'कॉपी कर लिया';
export const showAgain = 'फिर दिखाएँ';

export const of = (owner: string) => `${owner} ने बनाई`;
export const madeOn = (day: string) => `${day} को बनी`;
export const neverUsed = 'अभी तक इस्तेमाल नहीं हुई';
export const usedLast = (ago: string) => `पिछली बार इस्तेमाल: ${ago}`;
export const neverExpires = 'हमेशा चलेगी';
export const expiresOn = (day: string) => `${day} तक चलेगी`;
export const expired = 'अवधि समाप्त';
export const revoke = 'रद्द करें';
export const revokeNamed = (key: string) => `${key} रद्द करें`;
export const revokeTitle = (key: string) => `${key} की कुंजी रद्द करें?`;
export const revokeText =
  'जो प्रोग्राम इसे इस्तेमाल करता है, उसे तुरंत मना कर दिया जाएगा। इसे वापस नहीं लाया जा सकता।';

/** On the page of one's account. */
export const cardText = 'उन प्रोग्राम के लिए जो आपकी ओर से काम करते हैं, जैसे आपके दाम अपडेट रखने वाला।';
export const goToKeys = 'API कुंजियों पर जाएँ';
/** Other words that the screen is looked for by. */
export const words = 'प्रोग्राम टोकन इंटीग्रेशन डेवलपर ऑटोमेशन api';
export const readOnly = 'सिर्फ़ पढ़ना';
export const readOnlyText = 'वह सब जो आप देख सकते हैं; कुछ नहीं बदलता।';
