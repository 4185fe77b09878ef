export const privateFactsMenu = 'लागत और नोट…';
export const privateFactsOf = (name: string) => `${name} की लागत और नोट`;
export const forYouAlone =
  'आपके और आपकी टीम के उन लोगों के लिए, जो प्रोडक्ट बदलते हैं। ग्राहक, मार्केटप्लेस और सपोर्ट इसे कभी नहीं देखते।';
export const cost = { INR: 'लागत INR में (ज़रूरी नहीं)', AED: 'लागत AED में (ज़रूरी नहीं)' };
export const supplier = 'सप्लायर (ज़रूरी नहीं)';
export const privateNotes = 'निजी नोट (ज़रूरी नहीं)';
export const save = 'सेव करें';
