import type { ReactNode } from 'react';

// A reply.
export const reply = 'जवाब दें';
export const replyTo = (name: string) => `${name} को जवाब दें`;
export const yourReply = 'आपका जवाब';
export const editTemplates = 'टेम्पलेट बदलें';
export const copy = 'कॉपी करें';
export const copied = 'कॉपी हो गया';
export const openChat = 'चैट खोलें';
export const openChatWith = (phone: string) => `${phone} के साथ चैट खोलें`;
export const writeMail = 'ईमेल लिखें';
export const mailSubject = (reference: string) => `आपकी पूछताछ ${reference}`;
export const numberUnknown = (reference: ReactNode) => (
  <>इनका नंबर हमें पता नहीं: रेफ़रेंस नंबर {reference} से चैट खुद ढूँढें। नंबर जोड़ देने पर चैट सीधे खुलती है।</>
);
export const cameToMarketplace = ({ site, reference }: { site: string; reference: ReactNode }) => (
  <>
    आपका कोई चैट नंबर नहीं है, इसलिए यह चैट {site} पर आई। रेफ़रेंस नंबर {reference} बताकर वहाँ से इनका नंबर पूछें।
    नंबर जोड़ देने पर चैट सीधे खुलती है।
  </>
);
export const askMarketplace = (site: string) => `${site} से पूछें`;
export const questionToMarketplace = ({
  seller,
  site,
  reference,
}: {
  seller: string;
  site: string;
  reference: string;
}) => `नमस्ते, मैं ${site} पर ${seller} से हूँ। रेफ़रेंस नंबर ${reference} से किसने पूछा था?`;

// The seller's templates.
export const title = 'जवाब के टेम्पलेट';
export const intro = 'जो जवाब आप अक्सर देते हैं, आपके क्रम में। जवाब पहले टेम्पलेट से शुरू होता है।';
export const addTemplate = 'टेम्पलेट जोड़ें';
export const yourTemplates = 'आपके टेम्पलेट';
export const edit = 'बदलें';
export const editNamed = (name: string) => `${name} बदलें`;
export const deleteIt = 'मिटाएँ';
export const deleteNamed = (name: string) => `${name} मिटाएँ`;
export const deleteTitle = (name: string) => `${name} मिटाएँ?`;
export const deleteText = 'आप जो जवाब भेज चुके हैं, उन पर असर नहीं पड़ेगा।';
export const moveUp = (name: string) => `${name} ऊपर करें`;
export const emptyTitle = 'अभी आपका कोई टेम्पलेट नहीं';
export const emptyText = 'तब तक ये तीन काम में लें, या किसी को बदलकर अपना बना लें।';
export const useThis = 'इसे लें';
export const takeNamed = (name: string) => `इसे लें: ${name}`;

// One of them.
export const editTemplate = 'टेम्पलेट बदलें';
export const save = 'सेव करें';
export const name = 'नाम';
export const nameHint = 'सिर्फ़ आपको दिखता है।';
export const textIn = (language: string) => `टेक्स्ट (${language})`;
export const textRequired = 'कम से कम एक भाषा में टेक्स्ट लिखें';
export const tapToPutIn = 'डालने के लिए टैप करें';
export const unknownPlaceholders = (words: readonly string[]) =>
  `${words.join(', ')} ${words.length === 1 ? 'कोई खाली जगह नहीं है और जवाब में ऐसा ही छपेगा' : 'खाली जगहें नहीं हैं और जवाब में ऐसे ही छपेंगी'}।`;
export const previewIn = (language: string) => `झलक (${language})`;
export const whatShopperReads = 'ग्राहक को ऐसा दिखेगा';
export const exampleNote = 'एक उदाहरण की जानकारी के साथ।';
export const examplePrice = '₹1,24,999';
export const exampleHours = 'सोमवार से शनिवार, सुबह 10 से शाम 7 बजे';
export const exampleName = 'आशा';

// Those that a seller can begin with; their texts are in domain/reply-words.
export const starterAvailableName = 'उपलब्ध है';
export const starterVisitName = 'कब आएँ';
export const starterInterestedName = 'क्या अब भी लेना है?';
