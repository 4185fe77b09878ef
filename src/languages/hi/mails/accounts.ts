import type { InvitedRole } from '#languages/en/mails/accounts.ts';
import { plural } from '#languages/hi/plural.ts';
import type { MailLine, MailText } from '#languages/mail-text.ts';
import { dateLocale } from '../formats.ts';

export const greeting = 'नमस्ते,';

/** The name of a link that has no other. */
export const openPage = 'पेज खोलें';

/** A reason that an admin gave, as the lines behind what was decided; none where it is empty. */
const because = (reason: string) => (reason === '' ? [] : ['', `वजह: ${reason}`]);

type Site = { site: string };
type Link = { link: string };

type Shops = { shops: readonly string[] };

/** Which log-in a link is for, of who works for sellers; nothing where they do not. */
const asStaffOf = (shops: readonly string[]) =>
  shops.length === 0 ? [] : [`यह ${shops.join(', ')} की टीम वाले आपके लॉग इन के लिए है।`];

export const passwordLink = ({ site, link, shops }: Site & Link & Shops): MailText => ({
  subject: 'नया पासवर्ड चुनें',
  lines: [
    `किसी ने, शायद आपने ही, ${site} पर नया पासवर्ड माँगा है। उसे चुनने के लिए एक घंटे के भीतर यह लिंक खोलें:`,
    ...asStaffOf(shops),
    '',
    { url: link },
    '',
    'लिंक एक बार चलता है। अगर आपने नहीं माँगा तो कुछ न करें: आपका पासवर्ड वही रहेगा।',
  ],
  values: { shops: asStaffOf(shops).join('\n') },
});

type NewDevice = { device: string; network: string; when: string };

export const newDevice = ({
  site,
  link,
  device,
  network,
  when,
}: Site & Link & NewDevice): MailText => ({
  subject: 'नए डिवाइस से लॉग इन',
  lines: [
    `किसी ने, शायद आपने ही, ${site} के आपके अकाउंट में एक नए डिवाइस से लॉग इन किया है:`,
    '',
    `डिवाइस: ${device}`,
    `नेटवर्क: ${network}`,
    `कब: ${when} UTC`,
    '',
    'अगर यह आप थे तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो तुरंत नया पासवर्ड चुनें; इससे हर सेशन खत्म हो जाएगा:',
    '',
    { url: link },
  ],
});

type By = { by: string };

/** What an admin is for, behind "your role". */
const adminRoles: Readonly<Record<InvitedRole, string>> = {
  owner: 'मालिक (सब कुछ कर सकते हैं)',
  manager: 'मैनेजर',
  catalogue: 'कैटलॉग की देखरेख',
  support: 'विक्रेताओं और ग्राहकों की मदद',
  finance: 'आँकड़े देखना',
  'read-only': 'सब कुछ देखना, बिना बदले',
};

export const invitedAsAdmin = ({
  site,
  link,
  by,
  role,
}: Site & Link & By & { role: InvitedRole }): MailText => ({
  subject: `${by} का न्योता`,
  lines: [
    `${by} ने आपको ${site} चलाने में मदद के लिए बुलाया है। आपका रोल: ${adminRoles[role]}। पासवर्ड चुनने के लिए तीन दिन के भीतर यह लिंक खोलें:`,
    '',
    { url: link },
    '',
    'लिंक एक बार चलता है। अगर आपको इसके बारे में कुछ पता नहीं तो कुछ न करें।',
  ],
  values: { role: adminRoles[role] },
});

export const pageNotPublished = ({
  title,
  reason,
  link,
}: Link & { title: string; reason: string }): MailText => ({
  subject: `“${title}” प्रकाशित नहीं हुआ`,
  lines: [
    `“${title}” को अभी प्रकाशित होना था, पर नहीं हुआ: ${reason} यह अब ड्राफ़्ट है और इसकी कोई तारीख नहीं है।`,
    '',
    { url: link },
  ],
});

export const passwordChanged = ({ site, link }: Site & Link): MailText => ({
  subject: 'आपका पासवर्ड बदल गया',
  lines: [
    `${site} पर आपके अकाउंट का पासवर्ड बदल दिया गया है, और बाकी हर सेशन खत्म कर दिया गया है। अगर यह आपने नहीं किया तो तुरंत नया पासवर्ड चुनें:`,
    '',
    { url: link },
  ],
});

const confirming = (link: string): MailLine[] => [
  'तीन दिन के भीतर यह लिंक खोलकर पक्का करें कि यह पता आपका है:',
  '',
  { url: link },
  '',
  'लिंक एक बार चलता है।',
];

type Registered = Site & Link & { phone: string; account: string };

export const registered = ({ site, phone, link, account }: Registered): MailText => ({
  subject: 'आपका रजिस्ट्रेशन मिल गया',
  lines: [
    `किसी ने, शायद आपने ही, ${site} पर इस पते और फ़ोन नंबर ${phone} से विक्रेता के तौर पर रजिस्टर किया है। दोनों में से किसी से भी, अपने चुने पासवर्ड के साथ, लॉग इन हो सकता है।`,
    '',
    ...confirming(link),
    '',
    'आगे क्या करना है:',
    '',
    '1. लॉग इन करें और प्रोफ़ाइल भरें, उन नंबरों के साथ जिन पर ग्राहक आपसे चैट कर सकें।',
    '2. हम आपका रजिस्ट्रेशन देखते हैं और अपना फ़ैसला ईमेल से बताते हैं।',
    '3. मंज़ूरी मिलने पर अपने प्रोडक्ट जोड़ें। वे ग्राहकों को तुरंत दिखेंगे।',
    '',
    { url: account },
    '',
    'अगर आपने रजिस्टर नहीं किया तो कुछ न करें: आपके सिवा कोई आपका पता पक्का नहीं कर सकता।',
  ],
});

export const confirmEmail = ({ site, link }: Site & Link): MailText => ({
  subject: 'अपना ईमेल पक्का करें',
  lines: [
    `आपने ${site} पर अपना पता पक्का करने के लिए नया लिंक माँगा है। पहले वाले लिंक अब नहीं चलेंगे।`,
    '',
    ...confirming(link),
    'अगर आपने नहीं माँगा तो कुछ न करें।',
  ],
});

export const invitedToSell = ({ site, link, by }: Site & Link & By): MailText => ({
  subject: 'बेचने का न्योता',
  lines: [
    `${by} ने आपको ${site} पर बेचने के लिए बुलाया है। रजिस्टर करने के लिए 72 घंटे के भीतर यह लिंक खोलें; इससे आपका पता भी पक्का हो जाएगा:`,
    '',
    { url: link },
    '',
    'लिंक एक बार चलता है। अगर आपको वहाँ नहीं बेचना तो कुछ न करें।',
  ],
});

export const confirmNewEmail = ({ site, link }: Site & Link): MailText => ({
  subject: 'अपना ईमेल पक्का करें',
  lines: [
    `मार्केटप्लेस ने ${site} के आपके विक्रेता अकाउंट के लिए यह पता लिखा है। जब तक आप इसे पक्का नहीं करते, अकाउंट में पुराना पता ही रहेगा।`,
    '',
    ...confirming(link),
    'अगर वहाँ आपका कोई अकाउंट नहीं है तो कुछ न करें: तब यह पता भुला दिया जाएगा।',
  ],
});

type WriteTo = Site & { email: string };
const unlessAgreed = (email: string) => `अगर यह हमसे बात करके तय नहीं हुआ था, तो तुरंत ${email} पर लिखें।`;

export const emailToReplace = ({ site, email }: WriteTo): MailText => ({
  subject: 'आपका ईमेल बदला जाना है',
  lines: [
    `मार्केटप्लेस ने ${site} के आपके अकाउंट के लिए दूसरा ईमेल पता लिखा है। वहाँ से पक्का होते ही वह इसकी जगह ले लेगा।`,
    '',
    unlessAgreed(email),
  ],
});

export const emailReplaced = ({ site, email }: WriteTo): MailText => ({
  subject: 'आपका ईमेल बदल गया',
  lines: [
    `${site} के आपके अकाउंट के लिए दूसरा ईमेल पता पक्का हो गया है। अब इस पते से लॉग इन नहीं होगा।`,
    '',
    unlessAgreed(email),
  ],
});

type Corrected = Site & Link & { fields: readonly (keyof typeof corrected)[]; reason: string };

const corrected = {
  name: 'नाम',
  phone: 'फ़ोन नंबर, जिससे आप लॉग इन करते हैं',
  INR: 'भारत का चैट नंबर',
  DXB: 'UAE का चैट नंबर',
};

export const contactCorrected = ({ site, link, fields, reason }: Corrected): MailText => ({
  subject: 'आपकी संपर्क जानकारी ठीक की गई',
  lines: [
    `मार्केटप्लेस ने ${site} के आपके अकाउंट में यह जानकारी ठीक की है। यह अभी से लागू है:`,
    '',
    ...fields.map((field) => `- ${corrected[field]}`),
    ...because(reason),
    '',
    { label: 'प्रोफ़ाइल में देखें, और कुछ गलत हो तो हमें लिखें', url: link },
  ],
  values: {
    fields: fields.map((field) => `- ${corrected[field]}`).join('\n'),
    reason: because(reason).join('\n'),
  },
});

/** Changes of an account's second factor, by their names in the audit. */
const changes = {
  'add-authenticator-app': 'ऑथेंटिकेटर ऐप जोड़ा गया',
  'remove-authenticator-app': 'ऑथेंटिकेटर ऐप हटाया गया',
  'add-passkey': 'पासकी जोड़ी गई',
  'rename-passkey': 'पासकी का नाम बदला गया',
  'remove-passkey': 'पासकी हटाई गई',
  'renew-recovery-codes': 'नए रिकवरी कोड बनाए गए, पुराने अब नहीं चलेंगे',
  'turn-off-second-factor': 'दो चरणों में पुष्टि बंद की गई',
};
export type FactorChange = keyof typeof changes;

const unlessYou = (link: string): MailLine[] => [
  '',
  'अगर यह आपने नहीं किया तो तुरंत नया पासवर्ड चुनें और हमें बताएँ:',
  '',
  { url: link },
];

export const factorChanged = ({
  site,
  link,
  change,
}: Site & Link & { change: FactorChange }): MailText => ({
  subject: changes[change],
  lines: [`${site} के आपके अकाउंट में लॉग इन का तरीका बदला है: ${changes[change]}।`, ...unlessYou(link)],
  values: { change: changes[change] },
});

const leftInWords = (left: number) =>
  left === 0 ? 'अब कोई नहीं बचा: ज़रूरत पड़ने से पहले नए बना लें।' : `${left} बचे हैं।`;

export const recoveryCodeUsed = ({
  site,
  link,
  left,
}: Site & Link & { left: number }): MailText => ({
  subject: 'एक रिकवरी कोड काम में लिया गया',
  lines: [
    `${site} के आपके अकाउंट का एक रिकवरी कोड काम में लिया गया है। ${leftInWords(left)}`,
    ...unlessYou(link),
  ],
  values: { left: leftInWords(left) },
});

export const factorReset = ({
  site,
  link,
  reason,
}: Site & Link & { reason: string }): MailText => ({
  subject: 'दो चरणों में पुष्टि बंद की गई',
  lines: [
    `मार्केटप्लेस ने ${site} के आपके अकाउंट की दो चरणों में पुष्टि बंद कर दी है, और हर सेशन खत्म कर दिया है। अब सिर्फ़ पासवर्ड से लॉग इन होता है: लॉग इन करें और इसे फिर चालू करें।`,
    ...because(reason),
    '',
    'अगर आपने यह नहीं कहा था तो तुरंत नया पासवर्ड चुनें और हमें बताएँ:',
    '',
    { url: link },
  ],
  values: { reason: because(reason).join('\n') },
});

const decisions = {
  approved: 'आपका अकाउंट मंज़ूर हो गया है। अब आप प्रोडक्ट जोड़ और बदल सकते हैं।',
  declined: 'हम आपका अकाउंट मंज़ूर नहीं कर सके।',
  deactivated: 'आपका अकाउंट बंद कर दिया गया है, और आपके प्रोडक्ट अब नहीं दिखते।',
  pending: 'आपके अकाउंट की मंज़ूरी बाकी है।',
};

type Decided = Link & { approval: keyof typeof decisions; reason: string };

export const accountDecided = ({ link, approval, reason }: Decided): MailText => ({
  subject: decisions[approval],
  lines: [decisions[approval], ...because(reason), '', { url: link }],
  values: { decision: decisions[approval], reason: because(reason).join('\n') },
});

type Deleted = { day: string; reason: string };

const written = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone: 'UTC' });

/** `day` is the last one on which it can be restored, as `2026-12-29`. */
export const accountDeleted = ({ site, link, day, reason }: Site & Link & Deleted): MailText => ({
  subject: 'हमने आपका अकाउंट हटा दिया है',
  lines: [
    `हमने ${site} पर आपका अकाउंट हटा दिया है। ग्राहकों को अब आपका पेज और आपके प्रोडक्ट नहीं दिखते।`,
    '',
    `${written.format(new Date(day))} तक हम इसे ज्यों का त्यों वापस ला सकते हैं। उसके बाद यह, आपके बारे में रखी सारी जानकारी के साथ, मिटा दिया जाएगा।`,
    ...because(reason),
    '',
    'अगर आप सहमत नहीं हैं, तो लॉग इन करके हमें जवाब दें:',
    { url: link },
  ],
  values: { day: written.format(new Date(day)), reason: because(reason).join('\n') },
});

type Reviewed = Link & {
  field: 'name' | 'INR' | 'DXB';
  phone: string;
  accept: boolean;
  reason: string;
};

const things = {
  name: 'नया नाम',
  INR: 'भारत का नया चैट नंबर',
  DXB: 'UAE का नया चैट नंबर',
};

export const changeDecided = ({ link, field, phone, accept, reason }: Reviewed): MailText => {
  const thing = field === 'name' ? things.name : `${things[field]}, ${phone},`;
  const outcome = accept
    ? `आपका ${thing} स्वीकार हो गया है। अब से ग्राहकों को यही दिखेगा।`
    : `आपका ${thing} स्वीकार नहीं हुआ। ग्राहकों को पहले वाला ही दिखता रहेगा।`;
  return {
    subject: `आपका ${things[field]} स्वीकार ${accept ? 'हो गया' : 'नहीं हुआ'}`,
    lines: [outcome, ...because(reason), '', { url: link }],
    values: { outcome, reason: because(reason).join('\n') },
  };
};

type Announced = { title: string; text: string };

export const writtenTo = ({ link, text }: Link & { text: string }): MailText => ({
  subject: 'आपके अकाउंट के बारे में मैसेज',
  lines: [text, '', { label: 'यहाँ जवाब दें', url: link }],
});

export const announced = ({ title, text, link }: Link & Announced): MailText => ({
  subject: title,
  lines: [text, '', { label: 'सभी घोषणाएँ', url: link }],
});

export const aboutPiece = ({ name, sku, words }: { name: string; sku: string; words: string }) =>
  `“${name}” (SKU ${sku}) के बारे में:\n\n${words}`;

type Moved = { pieces: number; leads: number; customers: number };

const movedLines = ({ pieces, leads, customers }: Moved) => [
  plural(pieces, { one: '# प्रोडक्ट', other: '# प्रोडक्ट' }),
  plural(leads, { one: '# पूछताछ', other: '# पूछताछ' }),
  plural(customers, { one: '# ग्राहक', other: '# ग्राहक' }),
];

export const accountTakenIn = ({
  site,
  link,
  pieces,
  leads,
  customers,
}: Site & Link & Moved): MailText => ({
  subject: 'आपका दूसरा अकाउंट इसमें मिला दिया गया',
  lines: [
    `${site} पर आपके दो अकाउंट थे। अब एक ही है: यही, इसी के नाम, पते और नंबरों के साथ।`,
    '',
    'दूसरे अकाउंट से यहाँ आया:',
    '',
    ...movedLines({ pieces, leads, customers }),
    '',
    'दूसरे अकाउंट के ईमेल और फ़ोन नंबर से अब लॉग इन नहीं होगा। उसके पेज ग्राहकों को आपके पेज पर ले आते हैं।',
    '',
    { url: link },
  ],
  values: { moved: movedLines({ pieces, leads, customers }).join('\n') },
});

export const accountMerged = ({ site, link }: Site & Link): MailText => ({
  subject: 'यह अकाउंट आपके दूसरे अकाउंट में मिला दिया गया',
  lines: [
    `${site} पर आपके दो अकाउंट थे। अब एक ही है: दूसरा वाला, जिसमें यहाँ का सब कुछ है।`,
    '',
    'उस अकाउंट के ईमेल या फ़ोन नंबर से लॉग इन करें। अगर वह याद न हो तो हमें लिखें।',
    '',
    { url: link },
  ],
});

/** What a seller's merged account called a customer whom the kept one knew already; `words` are name, number and address. */
export const alsoKnownAs = ({ words }: { words: string }) =>
  `आपके दूसरे अकाउंट में यह ग्राहक इस तरह था: ${words}`;

export const accountErased = ({ site, email }: Site & { email: string }): MailText => ({
  subject: 'आपका अकाउंट मिटा दिया गया',
  lines: [
    `${site} पर आपका अकाउंट, आपके प्रोडक्ट, फ़ोटो और निजी जानकारी मिटा दी गई है। इसे वापस नहीं लिया जा सकता।`,
    '',
    `अगर यह आपने नहीं किया, तो ${email} पर लिखें।`,
  ],
});

type Invited = Site & Link & { shop: string; role: 'owner' | 'editor' | 'replies' };

const staffRoles = {
  owner: 'मालिक (सब कुछ कर सकते हैं)',
  editor: 'एडिटर (प्रोडक्ट और पूछताछ)',
  replies: 'जवाब (पूछताछ का जवाब देते हैं)',
};

export const staffInvited = ({ site, link, shop, role }: Invited): MailText => ({
  subject: `${shop} का न्योता`,
  lines: [
    `${shop} ने आपको ${site} पर अपनी टीम में बुलाया है। आपका रोल: ${staffRoles[role]}। स्वीकार करने के लिए तीन दिन के भीतर यह लिंक खोलें:`,
    '',
    { url: link },
    '',
    'लिंक एक बार चलता है। अगर आप इस दुकान को नहीं जानते तो कुछ न करें।',
  ],
  values: { role: staffRoles[role] },
});

/** To somebody whom an owner has taken off a shop's staff. */
export const staffRemoved = ({ site, shop }: Site & { shop: string }): MailText => ({
  subject: `आप अब ${shop} की टीम में नहीं हैं`,
  lines: [
    `${shop} के एक मालिक ने आपको ${site} पर अपनी टीम से हटा दिया है। आपके लॉग इन से अब यह दुकान नहीं खुलेगी।`,
    '',
    'अगर यह गलत लगे तो दुकान के किसी मालिक से पूछें।',
  ],
});
