import type { ReactNode } from 'react';

export const twoStepVerification = 'दो चरणों में पुष्टि';
export const notForSupport = 'इसे सिर्फ़ विक्रेता खुद बदल सकते हैं, सपोर्ट नहीं।';
export const on = 'चालू';
export const off = 'बंद';
export const passwordIsNotEnough = 'सिर्फ़ पासवर्ड से आपके अकाउंट में लॉग इन नहीं होता।';
export const withItSafer = 'इससे चोरी हुए पासवर्ड से भी आपके अकाउंट में लॉग इन नहीं हो सकता।';
export const lastWayStays = 'यहाँ एडमिन के लिए दो चरणों में पुष्टि ज़रूरी है: आखिरी तरीका हटाया नहीं जा सकता।';
export const setUpOneOfThese =
  'यहाँ एडमिन के लिए दो चरणों में पुष्टि ज़रूरी है: आगे बढ़ने के लिए इनमें से एक सेट करें।';
export const setUpTitle = 'दो चरणों में पुष्टि सेट करें';
export const setUpToGoOn = (site: string) =>
  `${site} के एडमिन सिर्फ़ पासवर्ड से लॉग इन नहीं करते। इनमें से एक तरीका सेट करें, फिर आगे बढ़ें।`;
export const continueToBackOffice = 'बैक ऑफ़िस में जाएँ';

// When something was added and used.
export const addedAndUsed = ({ added, used }: { added: string; used: string }) =>
  `${added} को जोड़ा, पिछली बार ${used} को काम आया`;
export const addedNotUsed = (added: string) => `${added} को जोड़ा, अभी काम में नहीं आया`;

// Authenticator apps.
export const authenticatorApp = 'ऑथेंटिकेटर ऐप';
export const appHint = 'फ़ोन के ऐप से छह अंक, जो हर आधे मिनट में बदलते हैं।';
export const setUpApp = 'ऐप सेट करें';
export const setUpAppTitle = 'ऑथेंटिकेटर ऐप सेट करें';
export const scanThis = 'इसे Aegis, 1Password, Google या Microsoft Authenticator जैसे ऐप से स्कैन करें।';
export const onThisPhone = 'इसी फ़ोन पर हैं? ऐप यहाँ से खोलें, या कुंजी कॉपी करके उसमें डालें।';
export const qrCode = 'नीचे की कुंजी का QR कोड, आपके ऑथेंटिकेटर ऐप के लिए';
export const keyToType = 'कुंजी, लिखने के लिए';
/** A link that opens the app on this phone. */
export const openInApp = 'ऑथेंटिकेटर ऐप में खोलें';
export const copyKey = 'कुंजी कॉपी करें';
export const codeShownNow = 'ऐप में अभी दिख रहा कोड';
export const turnOn = 'चालू करें';
export const checking = 'जाँच हो रही है...';
export const appIsSetUp = 'आपका ऑथेंटिकेटर ऐप सेट हो गया';
export const remove = 'हटाएँ';
export const removeApp = 'ऑथेंटिकेटर ऐप हटाएँ';
export const removeAppTitle = 'ऑथेंटिकेटर ऐप हटाएँ?';
export const removeAppText = 'इसके कोड से फिर लॉग इन नहीं होगा।';
export const appIsRemoved = 'ऑथेंटिकेटर ऐप हटा दिया गया';

// Passkeys.
export const passkeys = 'पासकी';
export const yourPasskeys = 'आपकी पासकी';
export const passkeyHint = 'आपका फ़िंगरप्रिंट, चेहरा, स्क्रीन लॉक या सिक्योरिटी की।';
export const addPasskey = 'पासकी जोड़ें';
export const passkeyText =
  'फिर आपके फ़िंगरप्रिंट, चेहरे, स्क्रीन लॉक या सिक्योरिटी की से अकाउंट खुलेगा। पासकी आपके डिवाइस या पासवर्ड मैनेजर में रहती है; हमें कभी नहीं दिखती।';
export const passkeyName = 'नाम';
export const passkeyNameExample = 'काम का लैपटॉप';
export const passkeyNameHint = 'ताकि आप इसे सूची में पहचान लें।';
export const createPasskey = 'पासकी बनाएँ';
export const waitingForDevice = 'आपके डिवाइस का इंतज़ार है…';
export const passkeyIsAdded = 'पासकी जोड़ दी गई';
export const renamePasskey = 'पासकी का नाम बदलें';
export const rename = 'नाम बदलें';
export const renaming = 'नाम बदल रहा है...';
export const passkeyIsRenamed = 'पासकी का नाम बदल गया';
export const renameOne = (passkey: string) => `${passkey} का नाम बदलें`;
export const removeOne = (passkey: string) => `${passkey} हटाएँ`;
export const removePasskeyTitle = (passkey: string) => `“${passkey}” हटाएँ?`;
export const removePasskeyText =
  'इससे यहाँ फिर लॉग इन नहीं हो सकेगा। आपका डिवाइस इसे शायद फिर भी दिखाए: इसे वहाँ से भी हटाएँ।';
export const passkeyIsRemoved = 'पासकी हटा दी गई';
export const passkeysNeedName =
  'पासकी के लिए साइट का नाम और सुरक्षित कनेक्शन चाहिए। यह साइट IP पते से या बिना TLS के खुली है।';
export const passkeysOnlyAt = (address: string) => `पासकी सिर्फ़ ${address} पर काम करती है।`;
export const browserHasNoPasskeys = 'यह ब्राउज़र पासकी नहीं चला सकता।';

// What went wrong with one.
export const notConfirmed = 'पुष्टि नहीं हुई: रद्द किया गया, या बहुत देर लगी।';
export const cancelled = 'रद्द किया गया।';
export const hasPasskeyAlready = 'इस डिवाइस पर आपके अकाउंट की पासकी पहले से है।';
export const notAtThisAddress = 'इस पते पर पासकी काम नहीं करती।';
export const wrongKindOfDevice = 'यह डिवाइस वैसी पासकी नहीं बना सकता जैसी चाहिए।';
export const passkeyNotUsed = 'पासकी काम नहीं आई। फिर कोशिश करें, या कोई और तरीका लें।';

// Recovery codes.
export const recoveryCodes = 'रिकवरी कोड';
/** `left` says how many, and may be marked. */
export const codesLeft = ({ left, total }: { left: number; total: number }) =>
  `${total} में से ${left} बचे`;
export const codesState = ({ left, drawn }: { left: ReactNode; drawn: string }) => (
  <>
    {left}, {drawn} को बनाए गए। हर कोड एक बार चलता है।
  </>
);
export const createNewCodes = 'नए कोड बनाएँ';
export const renewCodesTitle = 'नए रिकवरी कोड बनाएँ?';
export const renewCodesText = 'आपको दस नए कोड मिलेंगे। पुराने कोड फिर नहीं चलेंगे, चाहे काम आए हों या नहीं।';
export const codesAreRenewed = 'आपके पुराने रिकवरी कोड अब नहीं चलेंगे';
export const keepCodesTitle = 'अपने रिकवरी कोड सँभालकर रखें';
export const keepCodesText =
  'फ़ोन या पासकी खो जाए तो हर कोड से एक बार लॉग इन हो सकता है। ये अभी दिख रहे हैं, फिर कभी नहीं दिखेंगे: इन्हें वहीं रखें जहाँ पासवर्ड रखते हैं।';
export const copy = 'कॉपी करें';
export const copied = 'कॉपी हो गए';
export const notCopied = 'इस ब्राउज़र ने कॉपी नहीं करने दिया। टेक्स्ट चुनकर कॉपी करें।';
export const download = 'डाउनलोड करें';
// In the downloaded file.
export const codesFor = ({ site, host }: { site: string; host: string }) =>
  `${site} (${host}) के रिकवरी कोड।`;
export const eachWorksOnce = 'हर कोड एक बार चलता है, ऐप के कोड या पासकी की जगह।';
export const haveYouKept = 'क्या आपने कोड सँभालकर रख लिए?';
export const notShownAgain =
  'ये फिर नहीं दिखाए जा सकते। इनके बिना फ़ोन खो गया तो आप लॉग इन नहीं कर पाएँगे।';
export const haveKept = 'रख लिए';
export const showAgain = 'फिर दिखाएँ';

// Turning it off.
export const turnOffAll = 'दो चरणों में पुष्टि बंद करें';
export const turnOffTitle = 'दो चरणों में पुष्टि बंद करें?';
export const turnOffText =
  'ऑथेंटिकेटर ऐप, सभी पासकी और रिकवरी कोड हट जाएँगे। फिर सिर्फ़ पासवर्ड से लॉग इन होगा।';
export const turnOff = 'बंद करें';
export const isOff = 'दो चरणों में पुष्टि बंद है';

// The question of who one is, at a log-in and before changes.
export const isItYou = 'क्या यह आप ही हैं?';
export const showAccountIsYours =
  'इससे बदलेगा कि इस अकाउंट में कौन आ सकता है। पुष्टि करें कि यह अकाउंट आपका है।';
export const showItIsYou = 'फ़िंगरप्रिंट, चेहरे, स्क्रीन लॉक या सिक्योरिटी की से पुष्टि करें कि यह आप ही हैं।';
export const usePasskey = 'पासकी इस्तेमाल करें';
export const waitingForPasskey = 'आपकी पासकी का इंतज़ार है…';
export const signInByPasskey = 'पासकी से लॉग इन करें';
export const useCode = 'ऐप का कोड लिखें';
export const usePassword = 'पासवर्ड लिखें';
export const useRecoveryCode = 'रिकवरी कोड लिखें';
export const backToPassword = 'पासवर्ड पर वापस जाएँ';
export const passkeysNotHere = 'आपकी पासकी इस पते पर या इस ब्राउज़र में काम नहीं करती।';
export const password = 'पासवर्ड';
export const passwordRequired = 'पासवर्ड ज़रूरी है';
export const code = 'कोड';
export const codeFromApp = 'ऑथेंटिकेटर ऐप का कोड';
export const codeRequired = 'ऐप में दिख रहे छह अंक लिखें';
export const recoveryCode = 'रिकवरी कोड';
export const recoveryCodeHint = 'आपकी सूची के सोलह अक्षर और अंक। हर कोड एक बार चलता है।';
export const recoveryCodeRequired = 'रिकवरी कोड ज़रूरी है';
export const continueOn = 'आगे बढ़ें';
