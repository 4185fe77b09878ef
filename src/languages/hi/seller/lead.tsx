import type { ReactNode } from 'react';
import type { Language } from '#languages/languages.ts';

export const allEnquiries = 'सभी पूछताछ';
export const thisEnquiry = 'यह पूछताछ';
export const goneTitle = 'यह पूछताछ नहीं मिली';
export const goneText = 'शायद इसे मिटा दिया गया है।';

/** What the pages were in on which the shopper asked, where these are in another language. */
const names = new Intl.DisplayNames('hi', { type: 'language' });
export const onPagesIn = (language: Language) => `${names.of(language)} पेज से`;
export const byForm = 'फ़ॉर्म से';
export const byChat = 'चैट से';
export const reply = 'जवाब दें';
export const call = 'कॉल करें';
export const callNumber = (phone: string) => `${phone} पर कॉल करें`;
export const state = 'स्थिति';
export const reservationEndedText =
  'जो रिज़र्व था वह फिर उपलब्ध है। आगे के किसी दिन तक रिज़र्व करें, या बताएँ कि बिक गया, नहीं बिका या फिर बातचीत हो रही है।';
export const soldFor = (price: string) => `${price} में बिका`;
export const reservedUntil = (day: string) => `${day} तक रिज़र्व`;

// Who else asked for what is sold.
export const othersWait = (count: number) => `इसके बारे में ${count} और पूछताछ का जवाब बाकी है`;
export const answerOthers = 'बता दें कि बिक गया';
export const answerOthersText = 'हर टैप पर तैयार जवाब खुलता है, वह पूछताछ बंद होती है और अगली आ जाती है।';
export const answerOf = ({ now, all }: { now: number; all: number }) => `जवाब ${now} / ${all}`;
export const answeredSoFar = (count: number) => `${count} के जवाब दिए`;
export const answerLater = 'बाद में';
export const closeOthers = (count: number) => `${count} पूछताछ “उपलब्ध नहीं” कहकर बंद करें`;

export const inTheirWords = 'ग्राहक के शब्दों में';
export const privacyNotice = 'प्राइवेसी नोटिस';
export const agreedTo = ({ notice, when }: { notice: ReactNode; when: string }) => (
  <>
    {notice} से सहमति, {when}
  </>
);

export const pieces = (count: number) => (count === 1 ? 'प्रोडक्ट' : `${count} प्रोडक्ट`);
export const together = 'कुल';
export const size = (name: string) => `साइज़ ${name}`;
export const quantity = (count: number) => `${count} पीस`;
export const sizeAndQuantity = (facts: readonly string[]) => facts.join(', ');
export const deletedSince = 'अब मिटाया जा चुका';
export const now = (price: string) => `अब ${price}`;
export const soldInThisSize = 'इस साइज़ में बिक चुका';

export const customer = 'ग्राहक';
export const customerUnknown = 'अभी पता नहीं। चैट से नाम और नंबर जोड़ें, ताकि इनकी सारी पूछताछ एक जगह दिखे।';
export const open = 'खोलें';
export const edit = 'बदलें';
export const addNameAndNumber = 'नाम और नंबर जोड़ें';
export const otherEnquiries = 'इनकी दूसरी पूछताछ';
export const save = 'सेव करें';
export const knownCustomer = 'आप इस ग्राहक को जानते हैं';
export const renameTo = (name: string) => `नाम ${name} करें`;
export const keepKnownName = 'पुराना नाम रखें';
export const name = 'नाम';
export const phone = 'फ़ोन नंबर';
export const phoneHint = 'जैसा चैट में है। यह सिर्फ़ आपके लिए रखा जाता है; आप इसे कभी भी मिटा सकते हैं।';
export const email = 'ईमेल (ज़रूरी नहीं)';

export const followUp = 'फ़ॉलो-अप';
export const followUpOnAnotherDay = 'किसी और दिन फ़ॉलो-अप';
export const set = 'तय करें';
export const noFollowUp = 'फ़ॉलो-अप नहीं';

export const notesAndHistory = 'नोट और इतिहास';
export const noteForYourself = 'अपने लिए नोट';
export const addNote = 'नोट जोड़ें';
export const adding = 'जुड़ रहा है…';
export const admin = '(एडमिन)';

export const erasePersonal = 'निजी जानकारी मिटाएँ';
export const eraseTitle = 'निजी जानकारी मिटाएँ?';
const ERASED = 'ग्राहक का मैसेज, साइज़ और आपके नोट हमेशा के लिए मिट जाएँगे, और यह भी कि पूछताछ किसकी है।';
const COUNTED = 'पूछताछ की गिनती बनी रहेगी।';
export const eraseText = `${ERASED} ${COUNTED}`;
export const eraseTextCustomerStays = `${ERASED} ग्राहक अपनी दूसरी पूछताछ के साथ बना रहेगा। ${COUNTED}`;
export const eraseTextCustomerGoes = `${ERASED} ग्राहक भी मिट जाएगा। ${COUNTED}`;
export const erase = 'मिटाएँ';
