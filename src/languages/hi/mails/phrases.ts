import { plural } from '#languages/hi/plural.ts';
import { dateLocale } from '../formats.ts';

export { takeDownReasons } from '../back-office/product-states.ts';

// What stands in mails in place of their braces, and what notices on devices say.

export const greeting = 'नमस्ते,';

/** The name of a link that has no other. */
export const openPage = 'पेज खोलें';

export const because = (reason: string) => `वजह: ${reason}`;

/** Which log-in a link is for, of who works for sellers. */
export const asStaffOf = (shops: readonly string[]) =>
  `यह ${shops.join(', ')} की टीम वाले आपके लॉग इन के लिए है।`;

/** What an admin is for, behind "your role". */
export const adminRoles = {
  owner: 'मालिक (सब कुछ कर सकते हैं)',
  manager: 'मैनेजर',
  catalogue: 'कैटलॉग की देखरेख',
  support: 'विक्रेताओं और ग्राहकों की मदद',
  finance: 'आँकड़े देखना',
  'read-only': 'सब कुछ देखना, बिना बदले',
};

export const staffRoles = {
  owner: 'मालिक (सब कुछ कर सकते हैं)',
  editor: 'एडिटर (प्रोडक्ट और पूछताछ)',
  replies: 'जवाब (पूछताछ का जवाब देते हैं)',
};

/** What an admin has corrected of a seller. */
export const corrected = {
  name: 'नाम',
  phone: 'फ़ोन नंबर, जिससे आप लॉग इन करते हैं',
  INR: 'भारत का चैट नंबर',
  DXB: 'UAE का चैट नंबर',
};

/** Changes of an account's second factor, by their names in the audit. */
export const factorChanges = {
  'add-authenticator-app': 'ऑथेंटिकेटर ऐप जोड़ा गया',
  'remove-authenticator-app': 'ऑथेंटिकेटर ऐप हटाया गया',
  'add-passkey': 'पासकी जोड़ी गई',
  'rename-passkey': 'पासकी का नाम बदला गया',
  'remove-passkey': 'पासकी हटाई गई',
  'renew-recovery-codes': 'नए रिकवरी कोड बनाए गए, पुराने अब नहीं चलेंगे',
  'turn-off-second-factor': 'दो चरणों में पुष्टि बंद की गई',
};

export const noCodesLeft = 'अब कोई नहीं बचा: ज़रूरत पड़ने से पहले नए बना लें।';
export const codesLeft = (count: number) => `${count} बचे हैं।`;

export const decisions = {
  approved: 'आपका अकाउंट मंज़ूर हो गया है। अब आप प्रोडक्ट जोड़ और बदल सकते हैं।',
  declined: 'हम आपका अकाउंट मंज़ूर नहीं कर सके।',
  deactivated: 'आपका अकाउंट बंद कर दिया गया है, और आपके प्रोडक्ट अब नहीं दिखते।',
  pending: 'आपके अकाउंट की मंज़ूरी बाकी है।',
};

/** How an account stands that was deleted and is back. */
export const standings = {
  approved: 'ग्राहकों को आपका पेज और आपके प्रोडक्ट फिर से दिखते हैं।',
  pending: 'इसकी मंज़ूरी अभी बाकी है। फ़ैसला होते ही हम आपको लिखेंगे।',
  declined: 'यह अब भी मंज़ूर नहीं है।',
  deactivated: 'यह अब भी बंद है, और आपके प्रोडक्ट नहीं दिखते।',
};

export const longDay = (day: Date) =>
  new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** What a seller has asked to change, within the sentences below. */
export const reviewed = {
  name: 'नया नाम',
  INR: 'भारत का नया चैट नंबर',
  DXB: 'UAE का नया चैट नंबर',
};
export const withNumber = (thing: string, phone: string) => `${thing}, ${phone},`;
export const wasAccepted = (thing: string) => `आपका ${thing} स्वीकार हो गया`;
export const wasNotAccepted = (thing: string) => `आपका ${thing} स्वीकार नहीं हुआ`;
export const accepted = (thing: string) =>
  `आपका ${thing} स्वीकार हो गया है। अब से ग्राहकों को यही दिखेगा।`;
export const notAccepted = (thing: string) =>
  `आपका ${thing} स्वीकार नहीं हुआ। ग्राहकों को पहले वाला ही दिखता रहेगा।`;

export const product = ({ name, sku }: { name: string; sku: string }) => `“${name}” (SKU ${sku})`;
export const aboutProduct = ({ name, sku, words }: { name: string; sku: string; words: string }) =>
  `“${name}” (SKU ${sku}) के बारे में:\n\n${words}`;

export const products = (count: number) => plural(count, { one: '# प्रोडक्ट', other: '# प्रोडक्ट' });
export const enquiries = (count: number) => plural(count, { one: '# पूछताछ', other: '# पूछताछ' });
export const customers = (count: number) => plural(count, { one: '# ग्राहक', other: '# ग्राहक' });

/** What a seller's merged account called a customer whom the kept one knew already; `words` are name, number and address. */
export const alsoKnownAs = ({ words }: { words: string }) =>
  `आपके दूसरे अकाउंट में यह ग्राहक इस तरह था: ${words}`;

type Asked = { number: number; title: string; sku: string; price: string };
export const asked = ({ number, title, sku, price }: Asked) =>
  `${number}. ${title} (SKU ${sku}), ${price}`;
export const size = (name: string) => `साइज़: ${name}`;
export const quantity = (count: number) => `संख्या: ${count}`;
export const name = (words: string) => `नाम: ${words}`;
export const phone = (number: string) => `फ़ोन: ${number}`;
export const email = (address: string) => `ईमेल: ${address}`;

export const regions = { IN: 'भारत', AE: 'UAE' };
export const andMore = (first: string, others: number) => `${first} और ${others} अन्य`;
export const newEnquiry = (about: string) => `नई पूछताछ: ${about}`;
export const newEnquiries = (count: number) => `${count} नई पूछताछ`;
export const givenEnquiry = (about: string) => `आपको दी गई: ${about}`;
export const givenEnquiries = (count: number) => `${count} पूछताछ आपको दी गई`;
export const fromWhere = (region: string, reference: string) =>
  `${region} से, रेफ़रेंस नंबर ${reference}`;
export const referenceIn = (region: string, reference: string) =>
  `रेफ़रेंस नंबर ${reference}, ${region}`;
export const aShopperAsked = 'एक ग्राहक ने आपसे इसके बारे में पूछा है:';
export const shoppersAsked = 'ग्राहकों ने आपसे इनके बारे में पूछा है:';
export const moreEnquiries = (count: number) => `… और ${count} अन्य`;
export const leadTime = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat(dateLocale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at);

export const thisIsATest = 'यह एक टेस्ट है';
export const enquiriesToldHere = 'इस डिवाइस पर नई पूछताछ के नोटिफ़िकेशन चालू हैं।';

export const yourMessageOf = (day: string) => `${day} का आपका मैसेज`;
export const weWrote = (day: string) => `${day} को हमने लिखा:`;
export const youWrote = (day: string) => `${day} को आपने लिखा:`;

/** Below a shopper's words: what the seller's customer does not have of it. */
export const givenPhone = (phone: string) => `फ़ोन नंबर: ${phone}`;
export const givenEmail = (email: string) => `ईमेल: ${email}`;

export const unsubscribe = 'न्यूज़लेटर बंद करें';
