import { dateLocale } from '../formats.ts';

// What the answers to writes say.

export const registered = 'रजिस्ट्रेशन हो गया! आगे बढ़ने के लिए लॉग इन करें।';
export const passwordUpdated = 'पासवर्ड अपडेट हो गया';
export const resetLinkIfKnown = 'अगर इस पते से कोई अकाउंट है, तो नया पासवर्ड चुनने का लिंक भेज दिया गया है।';
export const loggedOut = 'आप लॉग आउट हो गए।';
export const loggedOutEverywhere = 'आप हर डिवाइस से लॉग आउट हो गए।';
export const sessionEnded = 'सेशन खत्म किया गया।';
export const otherSessionsEnded = 'बाकी सभी सेशन खत्म किए गए।';
export const emailConfirmed = 'आपके ईमेल की पुष्टि हो गई।';
export const newLinkOnItsWay = 'आपके ईमेल पर नया लिंक भेज दिया गया है।';
export const accountErased = 'आपका अकाउंट मिटा दिया गया।';
export const tookBack = 'वापस लिया गया';
export const languageChosen = 'अब से ईमेल इसी भाषा में आएँगे';
export const messageSent = 'मैसेज भेजा गया';
export const announcementRead = 'पढ़ा हुआ मार्क किया गया';
export const saved = 'सेव हो गया';
export const confirmed = 'पुष्टि हो गई';

export const profileUpdated = 'प्रोफ़ाइल अपडेट हो गई';

/** A field of a profile that shoppers see once an admin has accepted it. */
type Reviewed = 'name' | 'INR' | 'DXB';
const reviewed: Readonly<Record<Reviewed, string>> = {
  name: 'नया नाम',
  INR: 'भारत का नया फ़ोन नंबर',
  DXB: 'दुबई का नया फ़ोन नंबर',
};
export const feedAddressMade = 'फ़ीड का नया पता बन गया';

export const profileWaits = ({ fields }: { fields: Reviewed[] }) =>
  `प्रोफ़ाइल अपडेट हो गई। एडमिन की मंज़ूरी बाकी है: ${fields.map((name) => reviewed[name]).join(', ')}। तब तक ग्राहकों को पहले वाली जानकारी दिखेगी।`;
export const shopIsBack = 'आपकी दुकान की छुट्टी खत्म हुई।';
export const shopIsAway = 'आपकी दुकान छुट्टी पर है।';

export const scanCode = 'अपने ऐप से कोड स्कैन करें';
export const appSetUp = 'आपका ऑथेंटिकेटर ऐप सेट हो गया';
export const appRemoved = 'ऑथेंटिकेटर ऐप हटा दिया गया';
export const passkeyAdded = 'पासकी जोड़ दी गई';
export const passkeyRenamed = 'पासकी का नाम बदल गया';
export const passkeyRemoved = 'पासकी हटा दी गई';
export const oldCodesWorkNoMore = 'आपके पुराने रिकवरी कोड अब नहीं चलेंगे';
export const secondFactorOff = 'दो चरणों में पुष्टि बंद है';
export const keyMade = 'API कुंजी बन गई';
export const keyRevoked = 'API कुंजी रद्द की गई';
export const webhookAdded = 'वेबहुक जुड़ गया';
export const webhookSaved = 'वेबहुक सेव हो गया';
export const webhookDeleted = 'वेबहुक मिटाया गया';
export const webhookSentAgain = 'फिर भेजा गया';

export const productCreated = 'प्रोडक्ट बन गया';
export const productUpdated = 'प्रोडक्ट अपडेट हो गया';
export const productUpdatedWithout = ({ names }: { names: string[] }) =>
  `प्रोडक्ट अपडेट हो गया। नई कैटेगरी में यह नहीं होता, इसलिए छोड़ा गया: ${names.join(', ')}`;
export const editWaits =
  'सेव हो गया। आपके बदलाव को मंज़ूरी मिलनी बाकी है: तब तक ग्राहकों को प्रोडक्ट पहले जैसा दिखेगा।';
export const undoWaits =
  'इसे वापस लेने से वह बदलता है जो ग्राहक पढ़ते हैं: मंज़ूरी मिलनी बाकी है, तब तक प्रोडक्ट जैसा है वैसा दिखेगा।';
export const editTakenBack = 'आपका बदलाव वापस लिया गया। प्रोडक्ट वैसा ही है जैसा ग्राहकों को दिखता है।';
export const productRestored = ({ name }: { name: string }) => `${name} वापस आ गया`;
export const productDeleted = 'प्रोडक्ट मिटा दिया गया';
export const privateFactsSaved = 'सिर्फ़ आपके लिए सेव हो गया';
export const fileUploaded = 'फ़ाइल अपलोड हो गई';
export const sizeAvailable = 'साइज़ उपलब्ध है';
export const sizeSold = 'साइज़ बिक गया';
export const isAvailable = 'उपलब्ध';
export const oneSold = ({ left }: { left: number }) => `एक बिका, ${left} बचे`;
export const isSold = 'बिक गया';
export const isReserved = 'रिज़र्व';

const written = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
export const isReservedUntil = ({ day }: { day: string }) =>
  `${written.format(new Date(day))} तक रिज़र्व`;
export const hiddenFromShoppers = 'ग्राहकों से छिपाया गया';
export const shownToShoppers = 'ग्राहकों को दिख रहा है';
export const weLookAgain = 'हम इसे फिर देखेंगे';
export const allUndone = 'सभी बदलाव वापस लिए गए';
export const someUndone = 'कुछ बदलाव वापस लिए गए';
export const changeStarted = 'बदलाव शुरू हो गया';
export const changeStopped = 'बदलाव रोक दिया गया';
export const changeGoesOn = 'बदलाव फिर से जारी है';
export const undoStarted = 'वापस लेना शुरू हो गया';
export const allDone = 'सभी प्रोडक्ट बदल दिए गए';
export const someDone = 'कुछ प्रोडक्ट बदले गए';
export const draftKept = 'ड्राफ़्ट रख लिया गया।';
export const draftDeleted = 'ड्राफ़्ट मिटा दिया गया।';

export const leadIsNew = 'फिर “नई” में रखी गई';
export const leadIsTalking = '“बातचीत जारी” में रखी गई';
export const leadIsReserved = 'रिज़र्व';
export const leadIsWon = 'बिक गया';
export const leadIsLost = 'नहीं बिका';
export const noteSaved = 'नोट सेव हो गया';
export const followUpRemoved = 'फ़ॉलो-अप हटाया गया';
export const followUpSet = 'फ़ॉलो-अप तय हो गया';
export const customerRemoved = 'ग्राहक हटाया गया';
export const customerSaved = 'ग्राहक सेव हो गया';
export const markedAsJunk = 'स्पैम मार्क किया गया';
export const noJunkAnyMore = 'स्पैम से निकाली गई';
export const personalErased = 'निजी जानकारी मिटा दी गई';
export const customerErased = 'इस ग्राहक का सारा डेटा मिटा दिया गया';
export const templateAdded = 'टेम्पलेट जोड़ा गया';
export const templateSaved = 'टेम्पलेट सेव हो गया';
export const templateDeleted = 'टेम्पलेट मिटा दिया गया';

export const viewSaved = 'व्यू सेव हो गया';
export const viewDeleted = 'व्यू मिटा दिया गया';

export const fileChecked = 'फ़ाइल की जाँच हो गई';
export const filesTaken = 'फ़ाइलें ले ली गईं';
export const unpacking = 'फ़ाइल खोली जा रही है';
export const stopped = 'रोका गया';
export const importing = 'इंपोर्ट हो रहा है';
export const undoing = 'वापस लिया जा रहा है';

export const enquiriesToldHere = 'इस डिवाइस पर नई पूछताछ के नोटिफ़िकेशन चालू हैं।';
export const deviceToldNoMore = 'डिवाइस हटाया गया';
export const noticeSent = 'भेज दिया। थोड़ी देर में डिवाइस पर दिखेगा।';

export const enquiryRecorded = 'पूछताछ दर्ज हो गई';
export const errorNoted = 'गड़बड़ी दर्ज हो गई';
export const searchNoted = 'खोज दर्ज हो गई';
export const enquirySent = 'भेज दिया। विक्रेता आपको जवाब देंगे।';
export const checkYourMail = 'अपना ईमेल देखें और उसमें दिए लिंक से पुष्टि करें।';
export const weAnswerByEmail = 'धन्यवाद। हम आपको ईमेल से जवाब देंगे।';
export const adminWillLook = 'धन्यवाद। कोई एडमिन इसे देखेंगे।';
export const unsubscribed = 'न्यूज़लेटर अनसब्सक्राइब हो गया।';
export const unsubscribeLinkIncomplete = 'यह लिंक अधूरा है।';
export const leadGiven = 'दे दी गई';
export const leadIsNobodys = 'अब किसी के पास नहीं';
export const staffInvited = 'न्योता दिया गया। ईमेल भेज दिया गया है।';
export const staffInvitedAgain = 'फिर भेज दिया। पहले वाला लिंक अब नहीं चलेगा।';
export const staffInvitationCancelled = 'न्योता रद्द किया गया';
export const staffRoleChanged = 'रोल बदल गया';
export const staffRemoved = 'हटा दिया गया। वे लॉग आउट हो गए।';
export const shopLeft = 'आप अब इस दुकान की टीम में नहीं हैं';
export const invitationAccepted = 'स्वागत है। अब आप इस दुकान की टीम में हैं।';
