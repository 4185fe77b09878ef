export const title = 'विक्रेता';
export const goToProducts = 'अपने प्रोडक्ट पर जाएँ';

export const dashboard = 'डैशबोर्ड';
export const products = 'प्रोडक्ट';
export const enquiries = 'पूछताछ';
export const bin = 'मिटाए गए प्रोडक्ट';
export const imports = 'इंपोर्ट और एक्सपोर्ट';
export const staff = 'टीम';
export const contactAdmin = 'एडमिन से संपर्क करें';

/** Other words that screens are looked for by. */
export const wordsFor = {
  dashboard: 'प्रोफ़ाइल अकाउंट',
  products: 'स्टॉक बिका उपलब्ध रिज़र्व छिपाएँ कीमत छूट शेयर कैटलॉग पोस्टर फ़ोटो',
  enquiries: 'इनबॉक्स लीड सवाल चैट नया',
  customers: 'खरीदार संपर्क फ़ोन',
  templates: 'जवाब मैसेज',
  numbers: 'व्यू आँकड़े रिपोर्ट बिक्री कमाई',
  imports: 'टेबल एक्सेल csv फ़ाइल अपलोड डाउनलोड फ़ीड google meta facebook instagram',
  bin: 'ट्रैश हटाए गए वापस लाएँ',
  staff: 'टीम लोग रोल न्योता',
};

/** The first line of a chat with the admins. */
export const helloFrom = ({ name, site }: { name: string; site: string }) =>
  `नमस्ते, मैं ${site} पर ${name} से हूँ।`;
export const helloFromSeller = (site: string) => `नमस्ते, मैं ${site} पर एक विक्रेता हूँ।`;
