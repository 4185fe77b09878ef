export const skipToContent = 'सीधे मुख्य सामग्री पर जाएँ';
/** At the foot of a preview. */
export const isDraft = 'ड्राफ़्ट: इसे सिर्फ़ इस लिंक से देखा जा सकता है';
export const breadcrumbs = 'आप यहाँ हैं';

/** What may be done next. */
export const goToShop = 'शॉप पर जाएँ';
export const goHome = 'होम पेज पर जाएँ';
export const tryAgain = 'दोबारा कोशिश करें';
export const close = 'बंद करें';
export const undo = 'वापस लें';
export const loading = 'लोड हो रहा है';

/** In place of a page. */
export const notFoundTitle = 'पेज नहीं मिला';
export const notFoundText =
  'इस पते पर कुछ नहीं है। हो सकता है कि पेज कहीं और चला गया हो, या लिंक का कोई अक्षर छूट गया हो।';
export const notLoadedTitle = 'यह पेज लोड नहीं हुआ';
export const notLoadedText = 'हमारी ओर से कोई गड़बड़ हुई। कृपया थोड़ी देर में दोबारा कोशिश करें।';
export const connectionLost = 'कनेक्शन टूट गया';
export const offline = 'आप ऑफ़लाइन हैं';
export const comesByItself = 'कृपया अपना कनेक्शन जाँचें। कनेक्शन लौटते ही यह पेज अपने आप खुल जाएगा।';

/** On a page that stays while there is no connection. */
export const youAreOffline = 'आप ऑफ़लाइन हैं।';
export const comesOnceConnected = 'कनेक्शन लौटते ही बाकी लोड हो जाएगा।';
export const pageStays = 'इस पेज पर जो दिख रहा है, वह बना रहेगा।';
