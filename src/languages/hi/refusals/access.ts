import type { Permission } from '#languages/en/contracts/permissions.ts';
import type { OfField } from '#languages/en/refusals/labels.ts';
import { permissionWords } from '../contracts/permissions.ts';
import { field } from './labels.ts';

// Who may do what: sessions, log-ins, passwords, second factors and limits.

export const logInFirst = 'आगे बढ़ने के लिए कृपया लॉग इन करें।';
export const badToken = 'आपका सेशन खत्म हो गया है। कृपया फिर लॉग इन करें।';
export const sessionExpired =
  'आपका सेशन खत्म हो गया है: लॉग इन की समय सीमा पूरी हो गई। कृपया फिर लॉग इन करें।';
export const sessionIdle =
  'आपका सेशन खत्म हो गया है, क्योंकि काफ़ी देर तक कुछ नहीं किया गया। कृपया फिर लॉग इन करें।';
export const sessionEndedElsewhere =
  'आपका सेशन इस डिवाइस पर या किसी और से खत्म किया गया। कृपया फिर लॉग इन करें।';
export const noLongerOnStaff =
  'आप अब इस दुकान की टीम में नहीं हैं। अगर यह गलत लगे तो दुकान के किसी मालिक से पूछें।';
export const sessionWasEnded = 'आपका सेशन खत्म किया गया। कृपया फिर लॉग इन करें।';
export const notAllowed = 'आपके अकाउंट को इसकी इजाज़त नहीं है।';
export const permissionRequired = ({ permission }: { permission: Permission }) =>
  `आपके रोल में यह शामिल नहीं है: ${permissionWords[permission]}। मार्केटप्लेस के किसी मालिक से कहें।`;
export const shopOwnerRequired = 'यह सिर्फ़ इस दुकान के मालिक कर सकते हैं। उनसे कहें।';
export const shopEditorRequired =
  'यह सिर्फ़ इस दुकान के मालिक या एडिटर कर सकते हैं। मालिक से कहें कि आपको एडिटर बनाएँ।';
export const pendingApproval = 'आपके अकाउंट की मंज़ूरी बाकी है। ज़्यादा जानकारी के लिए एडमिन से संपर्क करें।';
export const setUpSecondFactor =
  'पहले अपने अकाउंट के लिए दो चरणों में पुष्टि सेट करें: यहाँ एडमिन के लिए यह ज़रूरी है।';
export const notInSupport = 'यह सिर्फ़ विक्रेता खुद कर सकते हैं, सपोर्ट नहीं।';
export const fromOtherSite =
  'यह सिर्फ़ इस मार्केटप्लेस के पेज से भेजा जा सकता है। कृपया उन्हें खोलकर फिर कोशिश करें।';

/** A device that somebody is logged in on. */
type Device = { browser: string; system: string };
export const deviceOf = ({ browser, system }: Device) => `${system} पर ${browser}`;
export const unknownDevice = 'अनजान डिवाइस';

export const badCredentials = 'लॉग इन नहीं हो सका। ईमेल या फ़ोन नंबर और पासवर्ड जाँच लें।';
export const accountMerged =
  'यह अकाउंट अब आपके दूसरे अकाउंट में मिल गया है। उसके ईमेल या फ़ोन नंबर से लॉग इन करें।';
export const tooManyAttempts = ({ seconds }: { seconds: number }) =>
  `बहुत बार कोशिश हो चुकी है। कृपया ${seconds < 60 ? `${seconds} सेकंड` : `${Math.ceil(seconds / 60)} मिनट`} बाद फिर कोशिश करें।`;

export const emailTaken = 'यह ईमेल पहले से रजिस्टर है। कृपया लॉग इन करें।';
export const phoneTaken = 'यह फ़ोन नंबर पहले से रजिस्टर है। कृपया लॉग इन करें।';
export const nameTaken =
  'किसी और विक्रेता का यही नाम है, या दिखने या सुनने में इसके जैसा है। कृपया दूसरा नाम चुनें।';
export const passwordIncorrect = 'पासवर्ड गलत है';
export const currentPasswordIncorrect = 'मौजूदा पासवर्ड गलत है';
export const passwordCommon = ({ label }: OfField) => `${field(label)} बहुत आम है। कृपया दूसरा चुनें`;
export const passwordTooClose = ({ label }: OfField) =>
  `${field(label)} आपके नाम, ईमेल या फ़ोन नंबर से बहुत मिलता-जुलता है`;
export const passwordRepeats = ({ label }: OfField) =>
  `${field(label)} में एक ही चीज़ बार-बार है या अक्षर क्रम से हैं। कृपया दूसरा चुनें`;
export const resetLinkUsedUp = 'इस लिंक की अवधि खत्म हो गई है या यह काम में आ चुका है। नया लिंक मँगाएँ।';
export const confirmLinkUsedUp =
  'इस लिंक की अवधि खत्म हो गई है या यह काम में आ चुका है। लॉग इन करके देखें कि आपके ईमेल की पुष्टि हुई या नहीं, या नया लिंक भेजें।';
export const linkUsedUp = 'इस लिंक की अवधि खत्म हो गई है या यह काम में आ चुका है।';
export const invitationOver =
  'इस न्योते की अवधि खत्म हो गई है, यह रद्द हो गया है या काम में आ चुका है। जिसने न्योता दिया था उससे नया मँगाएँ।';
export const invitedAlready = 'इस पते को न्योता पहले ही भेजा जा चुका है। उसे फिर भेजें, या पहले रद्द करें।';
export const emailConfirmedAlready = 'आपके ईमेल की पुष्टि पहले ही हो चुकी है।';

export const tookTooLong = 'इसमें बहुत देर लगी। कृपया अपना पासवर्ड फिर लिखें।';
export const passkeyRefused = 'यह पासकी जाँची नहीं जा सकी, या हटा दी गई है। पासवर्ड से लॉग इन करें।';
export const passkeyNotChecked = 'यह पासकी जाँची नहीं जा सकी। कृपया फिर कोशिश करें।';
export const passkeyAddedAlready = 'यह पासकी पहले ही जोड़ी जा चुकी है।';
export const tooManyPasskeys = ({ most }: { most: number }) =>
  `एक अकाउंट में ${most} तक पासकी हो सकती हैं। पहले एक हटाएँ।`;
export const passkeysNotPossible =
  'पासकी के लिए साइट का नाम और सुरक्षित कनेक्शन चाहिए। यह साइट IP पते से या बिना TLS के खुली है।';
export const confirmAgain = 'पासवर्ड से फिर पुष्टि करें: दस मिनट से ज़्यादा हो गए हैं।';
export const secondFactorOffAlready = 'दो चरणों में पुष्टि पहले से बंद है।';
export const turnSecondFactorOnFirst = 'पहले दो चरणों में पुष्टि चालू करें: रिकवरी कोड उसी के साथ मिलते हैं।';
export const beginWithNewCode = 'नए QR कोड से फिर शुरू करें।';
export const codeNotRight = 'यह कोड सही नहीं है। अपने डिवाइस का समय जाँचें और अगला कोड लिखें।';
export const hasAuthenticatorApp = 'आपके अकाउंट में ऑथेंटिकेटर ऐप पहले से है। दूसरा सेट करने के लिए उसे हटाएँ।';
export const wrongCode = 'यह कोड सही नहीं है। अगले कोड का इंतज़ार करें और वह लिखें।';
export const usedCode = 'यह कोड काम में आ चुका है। अगले कोड का इंतज़ार करें और वह लिखें।';
export const wrongRecoveryCode = 'यह रिकवरी कोड सही नहीं है, या काम में आ चुका है।';
export const wrongPasskey = 'यह पासकी जाँची नहीं जा सकी। फिर कोशिश करें, या कोई और तरीका लें।';

export const ownRole = 'कोई अपना रोल खुद नहीं बदल सकता। दुकान के किसी और मालिक से कहें।';
export const sellerCannotLeave = 'यह दुकान आपकी है। इसे प्रोफ़ाइल पेज पर मिटाया जा सकता है।';
export const staffAlready = 'ये इस दुकान की टीम में पहले से हैं। इनका रोल बदलें।';
export const ownAddressInvited = 'यह खुद दुकान का पता है। किसी और पते को न्योता दें।';
export const tooManyStaff = ({ most }: { most: number }) =>
  `न्योता पाने वालों को मिलाकर एक दुकान की टीम में ${most} तक लोग हो सकते हैं। पहले किसी को हटाएँ।`;
export const nameRequired = 'लिखें कि आपके साथी आपको किस नाम से बुलाते हैं';
export const passwordOfKnown =
  'यह आपका पासवर्ड नहीं है। यहाँ आपका लॉग इन पहले से है: उसका पासवर्ड लिखें, या “पासवर्ड भूल गए” से नया मँगाएँ।';

// API keys, and writes that programs send again.
export const badKey = 'यह API कुंजी मौजूद नहीं है या रद्द कर दी गई है। नई कुंजी बनाएँ।';
export const keyExpired = 'इस API कुंजी की अवधि समाप्त हो गई है। नई कुंजी बनाएँ।';
export const notByKey =
  'यह API कुंजी से नहीं हो सकता, क्योंकि इससे तय होता है कि कौन लॉग इन कर सकता है। इसके लिए लॉग इन करें।';
type Scope = { scope: Permission | 'owner' | 'editor' | 'replies' };
const shopScopes = { owner: 'मालिक के काम', editor: 'प्रोडक्ट', replies: 'पूछताछ' };
export const scopeRequired = ({ scope }: Scope) =>
  `इस API कुंजी में यह शामिल नहीं है: ${{ ...permissionWords, ...shopScopes }[scope]}। ऐसी कुंजी बनाएँ जिसमें यह हो।`;
export const scopeNotYours = 'कुंजी से वही किया जा सकता है जो आप कर सकते हैं';
export const tooManyKeys = ({ most }: { most: number }) =>
  `आपके पास ${most} API कुंजियाँ हैं। पहले कोई ऐसी कुंजी रद्द करें जो काम में नहीं आती।`;
export const badIdempotencyKey = 'Idempotency-Key में बिना स्पेस के 1 से 255 अंग्रेज़ी अक्षर होने चाहिए।';
export const idempotencyKeyReused =
  'यह Idempotency-Key पहले किसी और अनुरोध के साथ भेजी गई थी। हर बदलाव के लिए नई चुनें।';
export const sameIsRunning = 'यही बदलाव अभी हो रहा है। थोड़ी देर में इसका जवाब लें।';
export const answerWasLost =
  'यह सेव हो गया, पर इसका जवाब खो गया। दूसरी Idempotency-Key से भेजने से पहले देख लें कि क्या सेव हुआ है।';

export const tooManyWebhooks = ({ most }: { most: number }) =>
  `${most} वेबहुक हैं। पहले कोई ऐसा मिटाएँ जो काम में नहीं आता।`;
