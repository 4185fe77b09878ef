export { dateLocale, dirhams, rupees } from '../formats.ts';

// What a reply says of its pieces, within a sentence.
export const available = 'उपलब्ध';
export const sold = 'बिक चुका';
export const reserved = 'रिज़र्व';
export const reservedUntil = (day: string) => `${day} तक रिज़र्व`;
export const notAvailableAnyMore = 'अब उपलब्ध नहीं';
export const pieceIs = ({ name, state }: { name: string; state: string }) => `${name}: ${state}`;

/** Tells who asked for a piece that somebody else has got. */
export const soldReply =
  'नमस्ते {नाम},\n{प्रोडक्ट} के बारे में पूछने के लिए धन्यवाद। यह अब उपलब्ध नहीं है, इस बीच बिक चुका है।\n\n{दुकान} ({रेफ़रेंस नंबर})';

/** At the end of a list. */
export const more = (count: number) => `${count} और`;

// Templates that a seller can begin with.
export const starterAvailable =
  'नमस्ते {नाम},\n{प्रोडक्ट} के बारे में पूछने के लिए धन्यवाद।\nस्थिति: {उपलब्धता}\nकीमत: {कीमत}\nक्या इसे आपके लिए रख दें?\n\n{दुकान} ({रेफ़रेंस नंबर})';
export const starterVisit =
  'नमस्ते {नाम},\n{प्रोडक्ट} देखने के लिए हमारी दुकान पर आपका स्वागत है।\n{दुकान का समय}\n\n{दुकान}';
export const starterInterested =
  'नमस्ते {नाम},\nआपने कुछ दिन पहले {प्रोडक्ट} के बारे में पूछा था। क्या अब भी आपकी दिलचस्पी है?\n\n{दुकान} ({रेफ़रेंस नंबर})';
