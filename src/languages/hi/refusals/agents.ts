// What programs that shop for people are told.

export const noCheckoutHere =
  'यहाँ कोई पेमेंट नहीं होता। खरीदने के लिए प्रोडक्ट का पेज खोलें, या वहीं से विक्रेता को लिखें।';
export const enquiryNotSent = 'कुछ भेजा नहीं गया है। इसे उस व्यक्ति को दिखाएँ, जो पेज या चैट खोलकर खुद भेजे।';
export const searchNeedsInput = 'बताएँ कि क्या खोजना है, या कोई फ़िल्टर दें।';
export const cursorInvalid = 'यह कर्सर हमारा नहीं है। इसके बिना फिर से शुरू करें।';
export const filterUnknown = ({ name }: { name: string }) =>
  `यहाँ “${name}” नाम का फ़िल्टर नहीं है। वह नहीं लगाया गया।`;
export const categoryUnknown = ({ name }: { name: string }) => `“${name}” नाम की कोई कैटेगरी नहीं है।`;
export const tooManyCategories = 'एक साथ इतनी सारी कैटेगरी नहीं हो सकतीं। कम चुनें।';
export const priceFilterReadIn = ({ currency }: { currency: string }) =>
  `मुद्रा नहीं बताई गई, इसलिए फ़िल्टर की कीमतें ${currency} में मानी गईं।`;
export const priceFilterLeftOut = ({ currency }: { currency: string }) =>
  `यहाँ कीमतें INR और AED में हैं। ${currency} वाला फ़िल्टर नहीं लगाया गया।`;
export const pieceNotFound = ({ id }: { id: string }) => `यहाँ “${id}” नाम का कोई प्रोडक्ट नहीं है।`;
export const pieceOutsideFilters = 'यह प्रोडक्ट यहाँ है, पर फ़िल्टर में नहीं आता।';
export const tooManyIds = ({ most }: { most: number }) => `एक बार में ज़्यादा से ज़्यादा ${most} माँगें।`;
export const profileMustBeHttps = 'प्रोफ़ाइल का पता सार्वजनिक होना चाहिए और https से शुरू होना चाहिए।';
export const profileUnreachable = 'प्रोफ़ाइल अपने पते पर पढ़ी नहीं जा सकी।';
export const profileMalformed = 'प्रोफ़ाइल के पते पर जो है, वह प्रोफ़ाइल नहीं है।';
export const tooManyProfiles = 'अभी बहुत सारी प्रोफ़ाइल पढ़ी जा रही हैं। कृपया एक मिनट बाद फिर कोशिश करें।';
export const protocolVersionUnsupported = ({ asked, ours }: { asked: string; ours: string }) =>
  `प्रोटोकॉल का वर्शन ${asked} यहाँ नहीं चलता। यहाँ ${ours} चलता है।`;
export const capabilityNotShared = 'प्रोफ़ाइल में यह क्षमता उस वर्शन में नहीं है जो हमारे पास है।';
export const toolUnknown = ({ name }: { name: string }) => `यहाँ “${name}” नाम का कोई टूल नहीं है।`;
