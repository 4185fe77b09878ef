// What a lead is called.
export const anEnquiry = 'पूछताछ';
export const firstAndMore = ({ first, more }: { first: string; more: number }) =>
  `${first} और ${more} अन्य`;
export const aShopperInIndia = 'भारत से एक ग्राहक';
export const aShopperInEmirates = 'UAE से एक ग्राहक';
export const named = ({ who, reference }: { who: string; reference: string }) =>
  `${who}, ${reference}`;

// Its moves.
export const startTalking = 'बातचीत शुरू करें';
export const reserveUntil = 'रिज़र्व करें…';
export const markWon = 'बिक गया';
export const markLost = 'नहीं बिका';
export const talkAgain = 'फिर बातचीत करें';
export const changeDay = 'दिन बदलें';
export const changePrice = 'कीमत बदलें';
export const changeReason = 'वजह बदलें';
export const moveOf = ({ move, lead }: { move: string; lead: string }) => `${move}: ${lead}`;
export const moved = ({ who, state }: { who: string; state: string }) => `${who}: ${state}`;

export const junk = 'स्पैम';
export const markJunk = 'स्पैम मार्क करें';
export const takeOutOfJunk = 'स्पैम नहीं है';
export const markedJunk = (count: number) => `${count} पूछताछ स्पैम में डाली गई`;
export const tookOutOfJunk = (count: number) => `${count} पूछताछ स्पैम से निकाली गई`;

// Of several.
export const soldMeanwhile = 'इस बीच बिक गया';
export const markedLost = (count: number) => `${count} पूछताछ “नहीं बिका” के साथ बंद की गई`;
export const gaveTo = ({ count, name }: { count: number; name: string }) =>
  `${count} पूछताछ ${name} को दी गई`;
export const notChanged = ({ count, why }: { count: number; why: string }) =>
  `${count} में बदलाव नहीं हुआ। ${why}`;

// What a move asks.
export const save = 'सेव करें';
export const reserve = 'रिज़र्व करें';
export const reservedUntil = 'कब तक रिज़र्व';
export const reservedUntilHint =
  'ग्राहकों को यह दिन दिखता है। उसके बाद प्रोडक्ट अपने आप फिर उपलब्ध हो जाता है।';
export const askDeposit = 'एडवांस माँगें';
export const askDepositHint = 'ग्राहक को आपको भुगतान करने का लिंक मिलता है। मार्केटप्लेस कोई पैसा नहीं लेता।';
export const soldForIn = (currency: string) => `किस कीमत पर बिका (${currency})`;
export const soldForHint = 'माँगी गई कीमत, अगर किसी और पर बात न बनी हो।';
export const whyLost = 'क्यों नहीं बिका? यह सिर्फ़ आपको और मार्केटप्लेस को दिखता है।';

// What a move does to a piece, or to one size of it.
const ofSize = (size: string | null, words: string) =>
  size === null ? words : `साइज़ ${size} ${words}`;
export const isDeleted = 'मिटा दिया गया है';
export const isSoldAlready = (size: string | null) => ofSize(size, 'पहले ही बिक चुका है');
export const willBeAvailableAgain = (size: string | null) => ofSize(size, 'फिर उपलब्ध हो जाएगा');
export const staysReserved = 'रिज़र्व रहेगा';
export const staysAvailable = (size: string | null) => ofSize(size, 'उपलब्ध रहेगा');
export const willBeReserved = 'रिज़र्व हो जाएगा';
export const willBeReservedOf = (of: { count: number; left: number }) =>
  `${of.left} में से ${of.count} रिज़र्व होगा`;
export const willBeSoldOf = (of: { count: number; left: number }) =>
  `${of.left} में से ${of.count} बिका दिखेगा`;
export const staysSold = (size: string | null) => ofSize(size, 'बिका हुआ रहेगा');
export const willBeSetSold = (size: string | null) => ofSize(size, 'बिका हुआ मार्क होगा');

// What happened to it.
export const asked = 'पूछताछ आई';
export const note = 'नोट';
export const customer = 'ग्राहक';
export const personalErased = 'निजी जानकारी मिटा दी गई';
export const noJunkAnyMore = 'स्पैम से निकाली गई';
export const followUpOn = (day: string) => `${day} को फ़ॉलो-अप`;
export const noFollowUpAnyMore = 'फ़ॉलो-अप हटाया गया';
export const movedSomewhere = 'स्थिति बदली';
export const stateWith = ({ state, detail }: { state: string; detail: string }) =>
  `${state}: ${detail}`;
export const until = (day: string) => `${day} तक`;
export const reasonAfterState = (reason: string) => reason;
export const reservationEnded = 'रिज़र्वेशन खत्म';
export const changedMeanwhile = 'इस बीच किसी ने इसे बदल दिया। कुछ सेव नहीं हुआ; देखकर फिर कोशिश करें।';
export const changedMeanwhileBy = ({ what, who }: { what: string; who: string }) =>
  `इस बीच ${who} ने इसे बदल दिया: ${what}। कुछ सेव नहीं हुआ; देखकर फिर कोशिश करें।`;
export const givenTo = (name: string) => `${name} को दी गई`;
export const nobodysAgain = 'अब किसी के पास नहीं';
